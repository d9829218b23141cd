import type { Currency, FilterKind } from '../../contract/types';
import type { PagesShown } from '../../core/loop/pages';

/** What the fields of a listing have in common. PHP: `View\Loop\Control`. */
export interface LoopControlProps {
	id: string;
	/** Id of the listing's one form. */
	form: string;
	name: string;
	label: string;
	/** Whether the label is seen; screen readers say it always. */
	show_label: boolean;
}

/** What a control without script needs: a button that sends the form. */
export interface LoopApplyProps {
	form: string;
	/** What the button says. */
	apply: string;
	/** Of a filter: it says which of them was used, since a form sends all. */
	used_name?: string;
	kind?: FilterKind;
}

/** PHP: `View\Loop\Search::props()`. */
export interface LoopSearchProps extends LoopControlProps {
	placeholder: string;
	/** What the button says. */
	button: string;
	/** What is looked for. */
	value: string;
}

/** PHP: `View\Loop\Sort::props()`. */
export interface LoopSortProps extends LoopControlProps, LoopApplyProps {
	options: readonly { value: string; text: string }[];
	value: string;
}

/** PHP: `View\Loop\Reset::props()`. */
export interface LoopResetProps {
	icon: boolean;
	label: string;
	url: string;
	/** Nothing is chosen. */
	idle: boolean;
}

/** PHP: `View\Loop\Pages::props()`. */
export interface LoopPagesProps {
	/** `scroll`: as `more`, and the next page comes by itself. */
	kind: 'numbers' | 'neighbours' | 'more' | 'scroll';
	/** The present one, from 1. */
	page: number;
	/** The last one; 1: there is but this one. */
	last: number;
	/** Whether none of the pages before it are shown, where they come one below the other. */
	alone?: boolean;
	/** Pages to their addresses, as far as they are linked to. */
	urls: Readonly< Record< string, string > >;
	/** What is said; `page` has `%d` in the place of a number. */
	labels: { previous: string; next: string; page: string; more: string };
	/** How plugins have them. PHP: `View\Parts\PageLinks::look()`. */
	look?: PagesShown & {
		/** HTML of the links to the neighbours; null: there is none. */
		previous?: string | null;
		next?: string | null;
	};
}

/** PHP: `blocks/loop-count`. */
export interface LoopCountProps {
	text: string;
}

/** PHP: `View\Loop\Failure::props()`. */
export interface LoopFailureProps {
	/** Why there are no other results; empty: nothing has failed. */
	text: string;
	/** What the button says. */
	retry: string;
}

/** PHP: `View\Loop\Nothing::props()`. */
export interface LoopNothingProps {
	text: string;
	/** Whether there are no results, as the page was printed. */
	none: boolean;
}

/** One choice of a filter. */
export interface LoopOption {
	slug: string;
	name: string;
	/** How many results it has; null: the owner wants no counts, or it is no filter. */
	count: number | null;
	/** Whether it would have none. */
	off: boolean;
	/** Of a value in a tree: how far below the top it stands; absent: at the top. */
	depth?: number;
	/** `#rrggbb`, where it is shown with one. */
	color?: string;
	/** The address of a small picture, where it is shown with one. */
	image?: string;
	/** Of a button: the address of what it shows, as the page was printed. */
	url?: string;
	/** Its current address, where that has changed. */
	href?: string;
}

interface Options {
	label: string;
	/** What is chosen: one, or several boxes. */
	value: readonly string[];
	options: readonly LoopOption[];
}

/** PHP: `View\Loop\Filter::props()`. */
export type LoopFilterProps =
	| ( Options & { kind: 'button' } )
	| ( Options &
			LoopControlProps &
			LoopApplyProps & { kind: 'select' | 'checkbox' } );

/** PHP: `View\Loop\Facets\Facet::props()`. */
export interface LoopFacetProps {
	taxonomy: string;
	label: string;
	/** Slugs of the chosen values. */
	value: readonly string[];
	options: readonly LoopOption[];
	/** Whether values that lead to nothing are hidden; else they are disabled. */
	hides: boolean;
	/** Whether it is unfolded when the page opens. */
	open: boolean;
	/** Id of the listing's one form. */
	form: string;
	name: string;
	/** What the button says that sends the form without script. */
	apply: string;
	/** Where one value is chosen at most, by what: the first of the options is "Any", without a value. */
	selection?: 'radio' | 'select';
	/** Whether a value that is chosen takes all below it. */
	takes?: boolean;
	/** Where only the first few values are shown: how many, and what shows the others and hides them. */
	more?: { first: number; show: string; hide: string };
	/** Where one can search among the values: the field's name, and how many were found, with `%s`. */
	search?: { label: string; found: string };
}

/** PHP: `View\Loop\Facets\Price::props()` and `Range::props()`. */
export interface LoopRangeProps {
	/** The name of the facet. */
	taxonomy: string;
	label: string;
	/** The chosen range; empty: any. */
	value: string;
	/** Between which values can be chosen, in whole numbers; null: no result has one, or it is of days. */
	low: number | null;
	high: number | null;
	/** Of prices: their units. */
	currency?: Currency;
	/** Of others: what the fields are of. Days have no slider. */
	type?: 'number' | 'date';
	/** Of the slider; absent: `1`. */
	step?: string;
	labels: { min: string; max: string };
	/** Whether it is unfolded when the page opens. */
	open: boolean;
	/** Id of the listing's one form. */
	form: string;
	name: string;
	/** What the button says that sends the form without script. */
	apply: string;
}
