import { createSelector } from '@wordpress/data';
import type { LoopView } from '../../contract/types';
import type { LoopEffect, Machines } from '../../core/loop/types';
import type { StoreState } from './reducer';

/** All listings of the page, in order. */
export const getLoops = createSelector(
	( { machines }: StoreState ): readonly LoopView[] =>
		Object.values( machines ).map( ( { view } ) => view ),
	( { machines }: StoreState ): Machines[] => [ machines ]
);

/** A listing by its query id; null if there is none. */
export const getLoop = (
	{ machines }: StoreState,
	id: number
): LoopView | null => machines[ id ]?.view ?? null;

/** Whether results of a listing are pending. */
export const isBusy = ( state: StoreState, id: number ): boolean =>
	getLoop( state, id )?.busy ?? false;

/** The number of results, once known from a response; else null. */
export const getTotal = ( state: StoreState, id: number ): number | null =>
	getLoop( state, id )?.answer?.total ?? null;

/** The effects of the last event, for the page's behavior. */
export const getEffects = ( { effects }: StoreState ): readonly LoopEffect[] =>
	effects;

/** The full state of all listings, for the page's behavior. */
export const getMachines = ( { machines }: StoreState ): Machines => machines;
