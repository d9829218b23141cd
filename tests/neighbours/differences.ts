import type { Aspect } from './walk/types';

/** An intended difference with Vitrine active. */
export interface Difference {
	/** Plugins it applies to; all by default. */
	plugins?: readonly string[];
	/** Steps it applies to. */
	step: RegExp;
	aspect: Aspect;
	/** Lines, with `-` if they are missing with Vitrine and `+` if they are added by it. */
	line: RegExp;
	/** WooCommerce versions it applies to; all by default. */
	versions?: RegExp;
	/** Why this is intended or harmless. */
	reason: string;
}

/** All known differences. Remove those that no longer occur for a plugin. */
export const DIFFERENCES: readonly Difference[] = [
	{
		step: /^in the end$/,
		aspect: 'order',
		line: /^\+ meta _vitrine_order_(key|redirect)=/,
		reason: 'an order whose answer was lost is found again by it, and not made twice',
	},
	{
		plugins: [
			'builders/shortcodes',
			'scripts/script-combination',
			'scripts/script-delay',
			'site/language',
			'site/overrides/overrides',
		],
		step: /^(listing|product): /,
		aspect: 'events',
		line: /^[-+] jQuery body: /,
		reason: 'nothing on the page asks for jQuery, so it is not there, and nobody who would hear its events',
	},
	{
		plugins: [
			'scripts/script-combination',
			'scripts/script-delay',
			'site/language',
			'site/overrides/overrides',
		],
		step: /^(listing|product): (open|touch)$/,
		aspect: 'requests',
		line: /^[-+] POST (\/de\/ )?wc-ajax=get_refreshed_fragments$/,
		reason: 'a visitor without a cart has nothing to ask for; WooCommerce’s script asks where it comes first',
	},
	{
		plugins: [ 'builders/shortcodes' ],
		step: /^listing: add/,
		aspect: 'events',
		line: /^- wc-blocks_added_to_cart body$/,
		versions: /^10\.0\./,
		reason: 'the mini-cart of that WooCommerce says it once more for each of its parts that hears jQuery’s event; here it is said once for all of them',
	},
];

/**
 * Returns the known differences for a WooCommerce version.
 *
 * @param version WooCommerce version.
 */
export const differencesWith = ( version: string ): Difference[] =>
	DIFFERENCES.filter( ( { versions } ) => versions?.test( version ) ?? true );
