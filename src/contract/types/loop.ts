/**
 * Settings of all listings in a page. PHP: `Loop\Boot::page_settings()`.
 *
 * @see spec 3.12
 */
export interface LoopSettings {
	post_id: number;
	post_type: string;
	/** Whether the selection is kept in the URL. */
	history: boolean;
	prefetch: boolean;
	/** When the page scrolls to the results. */
	scroll_on: 'paging' | 'update';
	/**
	 * The page's titles; `further` has `%d` as a placeholder for the page
	 * number.
	 */
	titles: { first: string; further: string };
}

/** Data in the markup of a listing. PHP: `Loop\LoopFactory::data()`. */
export interface LoopData {
	query_id: number;
	block_id: string;
	/** Whether different kinds of filters can be combined. */
	composable: boolean;
	method: 'POST' | 'GET';
	/** Whether results can be replaced without a page load. */
	in_place: boolean;
	/** Whether pages are appended: "load more". */
	accumulates?: boolean | undefined;
	/**
	 * Whether they are appended on scrolling, without history entries:
	 * "infinite scroll".
	 */
	endless?: boolean | undefined;
	/** Taxonomies of its facets, if any. */
	facets?: readonly string[] | undefined;
	/**
	 * The selection by parameters of the shop's former filters, if the URL has
	 * any.
	 */
	old?: OldAddress | undefined;
	/** Facets that allow a single value, if any. */
	single?: readonly string[] | undefined;
	/** Facet to a short parameter name, if it has one. */
	short?: Readonly< Record< string, string > > | undefined;
}

/** PHP: `Loop\OldFilterParameters`. */
export interface OldAddress {
	/** Facet to values. */
	facets: Readonly< Record< string, readonly string[] > >;
	/** The former parameters. */
	parameters: readonly string[];
}

/** The controls that filter by category. @see spec 2.2, 4.14 */
export type FilterKind = 'select' | 'checkbox' | 'button';

/** A visitor's selection in a listing. */
export interface LoopState {
	search: string;
	/** Value of the sort select; empty: the listing's default. */
	sorting: string;
	/** The filter used last; null: none, or filters can be combined. */
	active: FilterKind | null;
	/** The selected filters; empty: not set. */
	select: string;
	checkbox: readonly string[];
	button: string;
	/**
	 * Selected facet values: taxonomy to sorted slugs. Unused facets are
	 * absent.
	 */
	facets: Readonly< Record< string, readonly string[] > >;
	/** From 1; 0: not set, which is the first page. */
	paged: number;
}

/** Content of a response. @see spec 3.13 */
export interface LoopContent {
	/** HTML of the results. */
	wrapper: string;
	/** HTML of the pagination. */
	pagination: string;
	/** Result count as text. */
	count?: string;
	total?: number;
	/** Number of pages, at least 1. */
	pages?: number;
	/** Whether the results are of a single page, although pages are appended. */
	alone?: boolean;
	/** Kind of filter to category to result count. */
	options?: Record< string, Record< string, number > >;
	/** Taxonomy of a facet to value to result count. */
	facets?: Record< string, Record< string, number > >;
	/** HTML of the active filters, if the listing shows them. */
	active?: string;
	/** Texts of the filter sheet by name, if the listing has one. */
	texts?: Record< string, string >;
}

/** State of a listing. */
export interface LoopView {
	query_id: number;
	/** Whether different kinds of filters can be combined. */
	composable: boolean;
	/** Taxonomies of its facets. */
	facets: readonly string[];
	/**
	 * The selection by parameters of the shop's former filters, if the URL has
	 * any.
	 */
	old?: OldAddress | undefined;
	/** Facets that allow a single value, if any. */
	single?: readonly string[] | undefined;
	/** Facet to a short parameter name, if it has one. */
	short?: Readonly< Record< string, string > > | undefined;
	/** State of the controls. */
	chosen: LoopState;
	/**
	 * State of the results, which differs while a request is pending or after
	 * it has failed.
	 */
	shown: LoopState;
	/** Whether a request is pending. */
	busy: boolean;
	/** Error message; empty: no error, or messages are disabled. */
	failure: string;
	/**
	 * The last response without its HTML; null: the results are those of the
	 * page load.
	 */
	answer: Omit<
		LoopContent,
		'wrapper' | 'pagination' | 'active' | 'texts'
	> | null;
}

/**
 * Selectors of the registered store `vitrine/loop` for the page's listings, by
 * query id. Scripts that use it need the dependency `vitrine-stores`.
 */
export interface LoopSelectors {
	/**
	 * Returns the page's listings in order.
	 *
	 * @example
	 * const ids = wp.data.select( 'vitrine/loop' ).getLoops().map( ( { query_id } ) => query_id );
	 */
	getLoops(): readonly LoopView[];
	/**
	 * Returns a listing; null: the page has none with this id.
	 *
	 * @example
	 * const Chosen = ( { id } ) => {
	 * 	const loop = wp.data.useSelect( ( select ) => select( 'vitrine/loop' ).getLoop( id ), [ id ] );
	 * 	return wp.element.createElement( 'p', null, loop?.chosen.search || 'Everything' );
	 * };
	 */
	getLoop( id: number ): LoopView | null;
	/**
	 * Returns whether a request of a listing is pending.
	 *
	 * @example
	 * const busy = wp.data.useSelect( ( select ) => select( 'vitrine/loop' ).isBusy( 1 ), [] );
	 */
	isBusy( id: number ): boolean;
	/**
	 * Returns a listing's number of results; null before the first response.
	 *
	 * @example
	 * const total = wp.data.select( 'vitrine/loop' ).getTotal( 1 ) ?? 'many';
	 */
	getTotal( id: number ): number | null;
}

/** Actions of the same store, with the same effect as the listing's controls. */
export interface LoopActions {
	/**
	 * Filters by category: by one category, by several of a checkbox filter, or
	 * by the type of a button. `all` or an empty value removes the filter.
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
	 * Selects or deselects a facet value. Values of different facets narrow the
	 * results further.
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
	 * Deselects all values of all facets.
	 *
	 * @example
	 * wp.data.dispatch( 'vitrine/loop' ).clearFacets( 1 );
	 */
	clearFacets( id: number ): Promise< void >;
	/**
	 * Sorts by one of the listing's orders; empty: its default.
	 *
	 * @example
	 * wp.data.dispatch( 'vitrine/loop' ).sort( 1, 'title' );
	 */
	sort( id: number, order: string ): Promise< void >;
	/**
	 * Searches the listing.
	 *
	 * @example
	 * wp.data.dispatch( 'vitrine/loop' ).search( 1, 'lamp' );
	 */
	search( id: number, text: string ): Promise< void >;
	/**
	 * Goes to a page, from 1. If pages are appended, all pages up to it are
	 * shown.
	 *
	 * @example
	 * wp.data.dispatch( 'vitrine/loop' ).goToPage( 1, 3 );
	 */
	goToPage( id: number, page: number ): Promise< void >;
	/**
	 * Resets the listing.
	 *
	 * @example
	 * const { reset } = wp.data.useDispatch( 'vitrine/loop' );
	 * wp.element.createElement( 'button', { onClick: () => reset( 1 ) }, 'Start again' );
	 */
	reset( id: number ): Promise< void >;
	/**
	 * Repeats a failed request.
	 *
	 * @example
	 * if ( wp.data.select( 'vitrine/loop' ).getLoop( 1 )?.failure ) {
	 * 	await wp.data.dispatch( 'vitrine/loop' ).retry( 1 );
	 * }
	 */
	retry( id: number ): Promise< void >;
}
