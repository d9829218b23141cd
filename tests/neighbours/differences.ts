import type { Aspect } from './walk/types';

/** Something that is not the same with Vitrine, on purpose. */
export interface Difference {
	/** In whose walks; in all without it. */
	plugins?: readonly string[];
	/** In which steps. */
	step: RegExp;
	aspect: Aspect;
	/** Which lines, behind `-` where they are missing with Vitrine and `+` where they come with it. */
	line: RegExp;
	/** In which versions of WooCommerce; in all without it. */
	versions?: RegExp;
	/** Why that is right, or at least not wrong. */
	reason: string;
}

/** Every difference that is known. What stands here for a plugin and is seen no more is to be taken out. */
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
 * The differences that are known with a WooCommerce.
 *
 * @param version Its version.
 */
export const differencesWith = ( version: string ): Difference[] =>
	DIFFERENCES.filter( ( { versions } ) => versions?.test( version ) ?? true );
