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
	/** From 1; 0 where no page was asked for, which is the first. */
	paged: number;
}

/** What a visitor does to a listing. */
export type LoopAction =
	| { type: 'search'; text: string }
	| { type: 'sort'; value: string }
	| { type: 'select'; value: string }
	| { type: 'checkbox'; values: readonly string[] }
	/** The button's type: a category, 'all' or nothing. */
	| { type: 'button'; value: string }
	| { type: 'reset' }
	| { type: 'page'; paged: number };

/** How a listing is set up. */
export interface LoopRules {
	/** Whether kinds of filter add up. Off: one is active at a time. */
	composable: boolean;
}
