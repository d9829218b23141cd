import contract from '../../contract';
import { addressOn } from '../../core/loop/address';
import { valuesOf } from '../../core/loop/facets';
import { pagesNear } from '../../core/loop/pages';
import { INITIAL, isInitial, reduce } from '../../core/loop/state';
import type { LoopAction, LoopState, LoopView } from '../../core/loop/types';
import type {
	LoopFacetProps,
	LoopFilterProps,
	LoopOption,
	LoopPagesProps,
	LoopResetProps,
} from './types';

const { filter_all: ALL } = contract.settings_values;

/** The page's URL after an action on the shown state of a listing. */
const after = ( view: LoopView, action: LoopAction ): string =>
	addressOn(
		window.location,
		view.query_id,
		action.type === 'reset' ? INITIAL : reduce( view.shown, action, view ),
		view
	);

/**
 * The props of the reset link. The server's link does not know about changes
 * since the page was loaded, nor do the other links of a listing.
 *
 * @param printed The props in the page.
 * @param view    State of the listing.
 * @see field 27
 */
export const resetNow = (
	printed: LoopResetProps,
	view: LoopView
): LoopResetProps => ( {
	...printed,
	...( view.answer && {
		url: after( view, { type: 'reset' } ),
		idle: isInitial( view.shown ),
	} ),
} );

/**
 * The props of the pagination, with links that keep the selection.
 *
 * @param printed The props in the page.
 * @param view    State of the listing.
 * @see spec 2.2, field 27
 */
export const pagesNow = (
	printed: LoopPagesProps,
	view: LoopView
): LoopPagesProps => {
	const { answer, shown } = view;
	if ( ! answer ) {
		return printed;
	}
	const page = Math.max( 1, shown.paged );
	const last = answer.pages ?? printed.last;
	return {
		...printed,
		page,
		last,
		alone: answer.alone ?? false,
		urls: Object.fromEntries(
			// The previous and next links always need a URL.
			pagesNear( page, last, {
				...printed.look,
				near: Math.max( 1, printed.look?.near ?? 1 ),
			} ).map( ( paged ) => [
				paged,
				after( view, { type: 'page', paged } ),
			] )
		),
	};
};

const chosenIn = (
	kind: LoopFilterProps[ 'kind' ],
	state: LoopState
): readonly string[] => {
	switch ( kind ) {
		case 'checkbox':
			return state.checkbox;
		case 'button':
			return [ state.button || ALL ];
		default:
			return [ state.select ];
	}
};

/** An option with its count from the last response. */
const counted = (
	option: LoopOption,
	amounts: Readonly< Record< string, number > >,
	shown: readonly string[]
): LoopOption => {
	const { slug } = option;
	const count =
		option.count === null ? null : amounts[ slug ] ?? option.count;
	// A selected option can be deselected even without results.
	return { ...option, count, off: count === 0 && ! shown.includes( slug ) };
};

/**
 * The props of a filter: the selection is updated immediately, result counts
 * with the next response.
 *
 * @param printed The props in the page.
 * @param view    State of the listing.
 * @see spec 4.14, field 25
 */
export const filterNow = < Props extends LoopFilterProps >(
	printed: Props,
	view: LoopView
): Props => {
	const { kind } = printed;
	const amounts = view.answer?.options?.[ kind ] ?? {};
	const shown = chosenIn( kind, view.shown );
	return {
		...printed,
		value: chosenIn( kind, view.chosen ),
		options: printed.options.map(
			( option ): LoopOption => ( {
				...counted( option, amounts, shown ),
				...( kind === 'button' &&
					view.answer && {
						href: after( view, {
							type: 'button',
							value: option.slug,
						} ),
					} ),
			} )
		),
	};
};

/**
 * The props of a facet, by the same rule.
 *
 * @param printed The props in the page.
 * @param view    State of the listing.
 */
export const facetNow = (
	printed: LoopFacetProps,
	view: LoopView
): LoopFacetProps => {
	const { taxonomy } = printed;
	const amounts = view.answer?.facets?.[ taxonomy ] ?? {};
	const shown = valuesOf( view.shown.facets, taxonomy );
	return {
		...printed,
		value: valuesOf( view.chosen.facets, taxonomy ),
		options: printed.options.map( ( option ) =>
			counted( option, amounts, shown )
		),
	};
};
