/**
 * What a page may cost. A measured figure above its budget fails the bench.
 * Bytes are gzip; times are medians in milliseconds.
 */
export const BUDGETS = {
	/** The plugin's own script before any interaction, by page. */
	script: {
		shop: 8192,
		/**
		 * With every block of the site: header, menu, search, account, palettes. The
		 * loader takes most of it: what is pressed, typed or sent before a script is
		 * there is kept, and a page that is made ahead waits for its visitor.
		 */
		site: 8704,
		journal: 8192,
		finder: 8192,
		product: 12288,
		variable: 12288,
		/** The same with every option chosen by its address. */
		chosen: 12288,
		cart: 12288,
		checkout: 20480,
	},
	/**
	 * 2.85 KB that mind consent, on every page of a site that records anything: a
	 * file of its own, so that it is there before somebody leaves; and 2.15 KB that
	 * record where orders come from, where the visitor consents.
	 */
	recorder: 5120,
	/** What direct checkout adds before the shopper moves, where a checkout button is and something to pay. */
	wallet: 2048,
	/** Own script of the settings screen, beside WordPress's packages. */
	settingsScript: 61440,
	style: 12288,
	cls: 0,
	/** From the click on an add-to-cart button to the changed count. */
	countMs: 16,
	/** The same with the processor slowed down four times. */
	countSlowMs: 100,
	/** From the last choice of a variation to its price, the processor slowed down four times. */
	priceSlowMs: 50,
	/** Bytes of the answer to one change of a filter, by those of the filtered page's document. */
	filterBytes: 0.25,
	/** Time of one change of a filter, by that of the filtered page with all its files in the cache. */
	filterTime: 1,
	/** Script that the first change of a filter needs: it waits for no island. */
	filterScript: 24576,
	/** The plugin's own script that wakes the first island of a page. */
	islandScript: 12288,
	/** The same with WordPress's React and data layer, which other plugins share. */
	wakingScript: 110592,
	/** All script of another island of a page that has one awake. */
	furtherScript: 12288,
	/** Server milliseconds of a filtered page of 100,000 posts. */
	filteredMs: 150,
	/** Server time of a page of 20,000 products, by that of 100. */
	productsTime: 1.3,
	/** From a press (in the header, to add, open, filter or choose) to the next paint, the processor slowed down four times. */
	inpSlowMs: 100,
	/** Cart requests of a visitor who has no cart. */
	cartRequests: 0,
} as const;

export type PageName = keyof typeof BUDGETS.script;

/** One line of the verdict: what was measured against what was allowed. */
export interface Check {
	name: string;
	value: number;
	budget: number;
}

/** The checks that are over their budget. */
export const overBudget = ( checks: readonly Check[] ): Check[] =>
	checks.filter( ( { value, budget } ) => ! ( value <= budget ) );
