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
	/** Kind of filter to category to how many results it would have. */
	options?: Record< string, Record< string, number > >;
}
