/**
 * Performance budgets. The bench fails if a value exceeds its budget. Bytes are
 * after gzip; times are medians in milliseconds.
 */
export const BUDGETS = {
	/** The plugin's own script before any interaction, by page. */
	script: {
		shop: 8192,
		/**
		 * Page with every site block: header, menu, search, account, palettes.
		 * Most of it is the loader, which keeps clicks, input and submissions
		 * until their scripts have loaded, and lets a prerendered page wait for
		 * its visitor.
		 */
		site: 8704,
		journal: 8192,
		finder: 8192,
		product: 12288,
		variable: 12288,
		/** The same page with every option selected by its URL. */
		chosen: 12288,
		cart: 12288,
		checkout: 20480,
	},
	/**
	 * Scripts on every page of a site that records anything: 2.85 KB handle
	 * consent, in a separate file so that it runs before the visitor leaves; 2.15
	 * KB record order attribution if the visitor consents.
	 */
	recorder: 5120,
	/**
	 * What direct checkout adds before any interaction, on pages with a
	 * checkout button and an amount to pay.
	 */
	wallet: 2048,
	/** Own script of the settings screen, without WordPress's packages. */
	settingsScript: 61440,
	style: 12288,
	cls: 0,
	/** From the click on an add-to-cart button to the changed count. */
	countMs: 16,
	/** The same with 4x CPU throttling. */
	countSlowMs: 100,
	/** From the last choice of a variation to its price, with 4x CPU throttling. */
	priceSlowMs: 50,
	/** Bytes of the response to a filter change, relative to the document of the filtered page. */
	filterBytes: 0.25,
	/** Time of a filter change, relative to loading the filtered page with all its files cached. */
	filterTime: 1,
	/** Script for the first filter change, without islands. */
	filterScript: 24576,
	/** The plugin's own script for hydrating the first island of a page. */
	islandScript: 12288,
	/** The same including WordPress's React and data packages, which other plugins share. */
	wakingScript: 110592,
	/** All script for another island of a page with a hydrated one. */
	furtherScript: 12288,
	/** Server milliseconds of a filtered page with 100,000 posts. */
	filteredMs: 150,
	/** Server time of a page with 20,000 products, relative to 100. */
	productsTime: 1.3,
	/**
	 * From a click (in the header, or to add, open, filter or select) to the
	 * next paint, with 4x CPU throttling.
	 */
	inpSlowMs: 100,
	/** Cart requests of a visitor without a cart. */
	cartRequests: 0,
} as const;

export type PageName = keyof typeof BUDGETS.script;

/** A measured value and its budget. */
export interface Check {
	name: string;
	value: number;
	budget: number;
}

/** The checks that exceed their budget. */
export const overBudget = ( checks: readonly Check[] ): Check[] =>
	checks.filter( ( { value, budget } ) => ! ( value <= budget ) );
