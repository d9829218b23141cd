/**
 * Reasons for cookies that differ from the library's. Histories name the reasons that
 * apply to them, and each must cause a difference there.
 */
export const REASONS = {
	empty: 'A parameter without a value is recorded as (none), and is not a campaign by itself (spec 9.11). The library records an empty string.',
	repeated:
		'The last of repeated parameters is used, as on WooCommerce’s pages. The library joins them with commas.',
	equals: 'A value may contain an equals sign. The library cuts it there.',
	delimiter:
		'A delimiter within a value is encoded. In the library’s cookie the rest of the value is read as another field.',
	at: 'A referrer with an @ in its path keeps its host. The library takes the part before the @ for a user name.',
	newer: 'utm_id, utm_source_platform, utm_creative_format and utm_marketing_tactic are campaign parameters (spec 3.15). The library does not know them.',
	custom: 'Custom parameters can also replace utm_term and utm_content (spec 3.15). The library supports one for the campaign only.',
	long: 'Values are cut to the maximum size of a cookie. The library’s cookie is rejected by the browser.',
	halves: 'A lost source is determined again (spec 4.16, rule 4). The library keeps the string “null”.',
	broken: 'Another script’s cookie that cannot be decoded is used unchanged. The library falls back to an older encoding.',
} as const;

export type Reason = keyof typeof REASONS;

/** Differences in all histories that do not matter to code that reads the cookies. */
export const ALWAYS = [
	'The source has four more fields: id, platform, format and tactic (spec 3.15).',
	'A stored source is kept unchanged. The library decodes ! ~ * ( ) and the apostrophe in it again on each page.',
] as const;

/** Normalizes the value of a cookie, so that both can be compared. */
export const plain = ( name: string, value: string ): string => {
	const read = value.replace( /%(21|7E|2A|27|28|29)/g, ( escape ) =>
		decodeURIComponent( escape )
	);
	return /^sbjs_(current|first)$/.test( name )
		? read.replace( /\|\|\|id=.*?(?= \[|$)/, '' )
		: read;
};
