import type { Ad } from '#bench/match/ad'
import { englishAds } from '#bench/match/ads.en'
import { chineseAds } from '#bench/match/ads.zh'

/**
 * A job ad for each broad trade, half of them Chinese, written for this benchmark from nothing but the name of the trade. Keys
 * are the names of folders, in small letters.
 */
export const ads: Readonly<Record<string, Ad>> = { ...englishAds, ...chineseAds }
