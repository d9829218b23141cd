import type {
	FilterKind,
	LoopAction,
	LoopEvent,
	LoopsClient,
	Machines,
} from '../../core/loop/types';
import type { StoreAction } from './reducer';

/** Takes over the state of the page's listings, with pending requests. */
export const takeOver = ( machines: Machines ): StoreAction => ( {
	type: 'TAKE_OVER',
	machines,
} );

/** Applies an event of a listing. */
export const take = ( id: number, event: LoopEvent ): StoreAction => ( {
	type: 'TAKE',
	id,
	event,
} );

const filterOf = (
	kind: FilterKind,
	value: string | readonly string[]
): LoopAction => {
	const values = typeof value === 'string' ? [ value ] : value;
	return kind === 'checkbox'
		? { type: kind, values: values.filter( Boolean ) }
		: { type: kind, value: values[ 0 ] ?? '' };
};

/**
 * Actions that change listings, like their controls do: controls update at
 * once, results follow.
 *
 * @param find Returns the listings' client; without one nothing happens.
 */
export const createActions = ( find: () => LoopsClient | undefined ) => {
	const act = ( id: number, action: LoopAction ) => (): void =>
		find()?.act( id, action );
	return {
		takeOver,
		take,
		filter: (
			id: number,
			kind: FilterKind,
			value: string | readonly string[]
		) => act( id, filterOf( kind, value ) ),
		chooseFacet: (
			id: number,
			taxonomy: string,
			value: string,
			chosen: boolean
		) => act( id, { type: 'facet', taxonomy, value, chosen } ),
		clearFacets: ( id: number ) => act( id, { type: 'clear' } ),
		sort: ( id: number, order: string ) =>
			act( id, { type: 'sort', value: order } ),
		search: ( id: number, text: string ) =>
			act( id, { type: 'search', text } ),
		goToPage: ( id: number, page: number ) =>
			act( id, { type: 'page', paged: page } ),
		reset: ( id: number ) => act( id, { type: 'reset' } ),
		retry: ( id: number ) => (): void => find()?.retry( id ),
	};
};
