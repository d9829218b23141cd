/** What the listings of a page share. PHP: `Loop\Boot::page_settings()`. @see spec 3.12 */
export interface LoopSettings {
	post_id: number;
	post_type: string;
	/** Whether the address holds what was chosen. */
	history: boolean;
	prefetch: boolean;
	/** After what the page scrolls to the results. */
	scroll_on: 'paging' | 'update';
	/** The page's title; `further` has `%d` in the place of a page's number. */
	titles: { first: string; further: string };
}

/** What the markup of one listing says. PHP: `Loop\Builder::data()`. */
export interface LoopData {
	query_id: number;
	block_id: string;
	/** Whether kinds of filter add up. */
	composable: boolean;
	method: 'POST' | 'GET';
	/** Whether results can be replaced on this page; else its address is opened. */
	in_place: boolean;
	/** Whether a further page comes below those that are there: "load more". */
	accumulates?: boolean | undefined;
	/** Whether these come by themselves, and so are no steps of the history: "infinite scroll". */
	endless?: boolean | undefined;
	/** The taxonomies of its facets, where it has any. */
	facets?: readonly string[] | undefined;
	/** What the address of the page said in the words of the shop's former filters, where it did. */
	old?: OldAddress | undefined;
	/** The facets of which one value is chosen at most, where there are any. */
	single?: readonly string[] | undefined;
	/** Facet to the short name of its parameter in the address, where it has one. */
	short?: Readonly< Record< string, string > > | undefined;
}

/** PHP: `Loop\OldAddress`. */
export interface OldAddress {
	/** Facet to values. */
	facets: Readonly< Record< string, readonly string[] > >;
	/** The parameters that say it. */
	parameters: readonly string[];
}

/** The controls that filter by category. @see spec 2.2, 4.14 */
export type FilterKind = 'select' | 'checkbox' | 'button';

/** What a visitor has chosen in one listing. */
export interface LoopState {
	search: string;
	/** Value of the sort select; empty: the listing's own order. */
	sorting: string;
	/** The kind of filter that was used last; null: none, or all of them are open. */
	active: FilterKind | null;
	/** The remembered filters. Empty: not set. */
	select: string;
	checkbox: readonly string[];
	button: string;
	/** The chosen values of facets: taxonomy to slugs, sorted. What has none is absent. */
	facets: Readonly< Record< string, readonly string[] > >;
	/** From 1; 0 where no page was asked for, which is the first. */
	paged: number;
}

/** The content of an answer. @see spec 3.13 */
export interface LoopContent {
	/** HTML of the results. */
	wrapper: string;
	/** HTML of the pagination. */
	pagination: string;
	/** How many results, in words. */
	count?: string;
	total?: number;
	/** How many pages there are, at least 1. */
	pages?: number;
	/** Whether the results are those of their page alone, where pages come one below the other. */
	alone?: boolean;
	/** Kind of filter to category to how many results it would have. */
	options?: Record< string, Record< string, number > >;
	/** Taxonomy of a facet to value to how many results there would be with it. */
	facets?: Record< string, Record< string, number > >;
	/** HTML of the active filters, where the listing shows them. */
	active?: string;
	/** What the sheet of the filters says, where the listing has one: name of a text to the text. */
	texts?: Record< string, string >;
}

/** What is known of one listing. */
export interface LoopView {
	query_id: number;
	/** Whether kinds of filter add up. */
	composable: boolean;
	/** The taxonomies of its facets. */
	facets: readonly string[];
	/** What the address of the page said in the words of the shop's former filters, where it did. */
	old?: OldAddress | undefined;
	/** The facets of which one value is chosen at most, where there are any. */
	single?: readonly string[] | undefined;
	/** Facet to the short name of its parameter in the address, where it has one. */
	short?: Readonly< Record< string, string > > | undefined;
	/** What the controls say. */
	chosen: LoopState;
	/** What the results show: something else while an answer is awaited, and after a failure. */
	shown: LoopState;
	/** Whether results are on their way. */
	busy: boolean;
	/** Why there are no others, in words; empty: nothing has failed, or the owner wants nothing said. */
	failure: string;
	/** What the last answer said beside its HTML; null: the results are those that the page came with. */
	answer: Omit<
		LoopContent,
		'wrapper' | 'pagination' | 'active' | 'texts'
	> | null;
}

/**
 * What the registered store `vitrine/loop` tells of the listings of a page, each
 * by the number of its query. A script that reads it names `vitrine-stores` as a
 * dependency.
 */
export interface LoopSelectors {
	/**
	 * All listings of the page, in their order.
	 *
	 * @example
	 * const ids = wp.data.select( 'vitrine/loop' ).getLoops().map( ( { query_id } ) => query_id );
	 */
	getLoops(): readonly LoopView[];
	/**
	 * One listing; null: the page has none of this number.
	 *
	 * @example
	 * const Chosen = ( { id } ) => {
	 * 	const loop = wp.data.useSelect( ( select ) => select( 'vitrine/loop' ).getLoop( id ), [ id ] );
	 * 	return wp.element.createElement( 'p', null, loop?.chosen.search || 'Everything' );
	 * };
	 */
	getLoop( id: number ): LoopView | null;
	/**
	 * Whether results of a listing are on their way.
	 *
	 * @example
	 * const busy = wp.data.useSelect( ( select ) => select( 'vitrine/loop' ).isBusy( 1 ), [] );
	 */
	isBusy( id: number ): boolean;
	/**
	 * How many results a listing has, once an answer has said so; else null.
	 *
	 * @example
	 * const total = wp.data.select( 'vitrine/loop' ).getTotal( 1 ) ?? 'many';
	 */
	getTotal( id: number ): number | null;
}

/** What changes a listing by the same store, as its controls do. */
export interface LoopActions {
	/**
	 * Filters by category: by one, by several boxes, or by the type of a button.
	 * `all`, or nothing, is no filter.
	 *
	 * @example
	 * wp.data.dispatch( 'vitrine/loop' ).filter( 1, 'checkbox', [ 'care', 'notes' ] );
	 */
	filter(
		id: number,
		kind: FilterKind,
		value: string | readonly string[]
	): Promise< void >;
	/**
	 * Chooses a value of a facet, or takes it back. Values of several facets narrow
	 * one another.
	 *
	 * @example
	 * wp.data.dispatch( 'vitrine/loop' ).chooseFacet( 1, 'post_tag', 'oak', true );
	 */
	chooseFacet(
		id: number,
		taxonomy: string,
		value: string,
		chosen: boolean
	): Promise< void >;
	/**
	 * Takes all values of all facets back.
	 *
	 * @example
	 * wp.data.dispatch( 'vitrine/loop' ).clearFacets( 1 );
	 */
	clearFacets( id: number ): Promise< void >;
	/**
	 * Sorts by one of the orders that the listing offers; empty: by its own.
	 *
	 * @example
	 * wp.data.dispatch( 'vitrine/loop' ).sort( 1, 'title' );
	 */
	sort( id: number, order: string ): Promise< void >;
	/**
	 * Searches.
	 *
	 * @example
	 * wp.data.dispatch( 'vitrine/loop' ).search( 1, 'lamp' );
	 */
	search( id: number, text: string ): Promise< void >;
	/**
	 * Shows a page, from 1. Where further results come below those that are there,
	 * it shows all pages up to this one.
	 *
	 * @example
	 * wp.data.dispatch( 'vitrine/loop' ).goToPage( 1, 3 );
	 */
	goToPage( id: number, page: number ): Promise< void >;
	/**
	 * Takes everything back.
	 *
	 * @example
	 * const { reset } = wp.data.useDispatch( 'vitrine/loop' );
	 * wp.element.createElement( 'button', { onClick: () => reset( 1 ) }, 'Start again' );
	 */
	reset( id: number ): Promise< void >;
	/**
	 * Asks again for results that could not be fetched.
	 *
	 * @example
	 * if ( wp.data.select( 'vitrine/loop' ).getLoop( 1 )?.failure ) {
	 * 	await wp.data.dispatch( 'vitrine/loop' ).retry( 1 );
	 * }
	 */
	retry( id: number ): Promise< void >;
}
