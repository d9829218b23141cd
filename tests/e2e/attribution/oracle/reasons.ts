/**
 * Reasons for cookies that differ from the library's. Histories name the reasons that
 * apply to them, and each must cause a difference there.
 */
export const REASONS = {
	empty: 'A parameter without a value says nothing: it is recorded as (none), and makes no campaign by itself (spec 9.11). The library records an empty text.',
	repeated:
		'Of a repeated parameter the last one holds, as on WooCommerce’s pages. The library joins all of them by commas.',
	equals: 'A value goes on after an equals sign. The library cuts it there.',
	delimiter:
		'The delimiter within a value is encoded. In the library’s cookie the rest of the value is read as another field.',
	at: 'A referrer with an @ in its path keeps its host. The library takes what stands before the @ for a user’s name.',
	newer: 'utm_id, utm_source_platform, utm_creative_format and utm_marketing_tactic are campaign parameters (spec 3.15). The library does not know them.',
	custom: 'Parameters of the owner’s stand in for utm_term and utm_content too (spec 3.15). The library has one for the campaign only.',
	long: 'Values are cut to what a cookie can hold. The library’s cookie is thrown away by the browser.',
	halves: 'A source that was lost is found anew (spec 4.16, rule 4). The library keeps the text “null”.',
	broken: 'A cookie of another script’s that nobody can decode is read as it stands. The library falls back on an older encoding.',
} as const;

export type Reason = keyof typeof REASONS;

/** Differences in all histories that do not matter to code that reads the cookies. */
export const ALWAYS = [
	'The source has four more fields: id, platform, format and tactic (spec 3.15).',
	'A source that is kept stays as it was written. The library decodes ! ~ * ( ) and the apostrophe in it once more at each page.',
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
