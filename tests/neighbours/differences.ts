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
		reason: 'a resubmission whose response was lost finds its order by this instead of creating a second one',
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
		reason: 'nothing on the page needs jQuery, so it is not loaded, and nothing listens to its events',
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
		reason: 'a visitor without a cart needs no fragments; WooCommerce’s script requests them on the first page',
	},
	{
		plugins: [ 'builders/shortcodes' ],
		step: /^listing: add/,
		aspect: 'events',
		line: /^- wc-blocks_added_to_cart body$/,
		versions: /^10\.0\./,
		reason: 'the mini-cart of this WooCommerce version repeats the event for each part that listens to jQuery’s; with Vitrine it fires once',
	},
	{
		step: /: add/,
		aspect: 'events',
		line: /^[-+] wc-blocks_added_to_cart body$/,
		versions: /^10\.6\./,
		reason: 'the script of this version’s mini-cart block that tells of adds by classic buttons loads late, so an early add is told in some runs only, with Vitrine or without',
	},
	...( [ 'requests', 'shown' ] as const ).map( ( aspect ) => ( {
		plugins: [ 'builders/shortcodes' ],
		step: /^listing: add/,
		aspect,
		line: /^\+ (GET \/wc\/store\/v1\/cart|\.wc-block-mini-cart__badge “\d”)$/,
		versions: /^10\.6\./,
		reason: 'where a page has only buttons of classic templates, the mini-cart block of this WooCommerce version is not told of an add; with Vitrine it requests and shows the count, which stays old without',
	} ) ),
];

/**
 * Returns the known differences for a WooCommerce version.
 *
 * @param version WooCommerce version.
 */
export const differencesWith = ( version: string ): Difference[] =>
	DIFFERENCES.filter( ( { versions } ) => versions?.test( version ) ?? true );
