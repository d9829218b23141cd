import contract from '../../contract';
import type { LoopData } from '../../contract/types';
import { fieldsOf } from './fields';
import { reduce } from './state';
import type {
	Cause,
	LoopEffect,
	LoopEvent,
	LoopState,
	LoopStep,
	LoopView,
	Machine,
	Machines,
} from './types';

const { fields } = contract;

/** Causes that are not debounced. @see spec 9.9, readings 18 */
const AT_ONCE: readonly Cause[] = [
	'button',
	'page',
	'restore',
	'retry',
	'submit',
];

const STOP: LoopEffect = { type: 'stop' };

/**
 * Creates the state machine of a listing.
 *
 * @param data   The data from its markup.
 * @param chosen The state that it was rendered with, from the URL.
 */
export const beginLoop = ( data: LoopData, chosen: LoopState ): Machine => ( {
	view: {
		query_id: data.query_id,
		composable: data.composable,
		facets: data.facets ?? [],
		...( data.old && { old: data.old } ),
		...( data.single && { single: data.single } ),
		...( data.short && { short: data.short } ),
		chosen,
		shown: chosen,
		busy: false,
		failure: '',
		answer: null,
	},
	inPlace: data.in_place,
	accumulates: data.accumulates ?? false,
	endless: data.endless ?? false,
	cause: 'restore',
	typing: false,
	request: 0,
	asked: 0,
} );

const keyOf = ( state: LoopState, view: LoopView ): string =>
	JSON.stringify( fieldsOf( state, view ) );

const FIRST = 1;

const pageOf = ( { paged }: LoopState ): number => Math.max( FIRST, paged );

/** Whether a state is the next page, which is appended to the current results. */
const isNext = ( { view, accumulates }: Machine, state: LoopState ): boolean =>
	accumulates &&
	pageOf( state ) === pageOf( view.shown ) + 1 &&
	keyOf( { ...state, paged: 0 }, view ) ===
		keyOf( { ...view.shown, paged: 0 }, view );

/**
 * The request fields for a state. Where pages are appended, a request for a
 * page other than the next one covers all pages up to it.
 *
 * @param machine The listing's state machine.
 * @param state   The requested state.
 * @see spec 3.12, 7.10
 */
export const questionOf = (
	machine: Machine,
	state: LoopState
): Record< string, string > => {
	const whole =
		machine.accumulates &&
		pageOf( state ) > FIRST &&
		! isNext( machine, state );
	return {
		...fieldsOf( state, machine.view ),
		...( whole && { [ fields.paged_from ]: String( FIRST ) } ),
	};
};

const withView = ( machine: Machine, view: Partial< LoopView > ): Machine => ( {
	...machine,
	view: { ...machine.view, ...view },
} );

/** Requests the selected state. */
const run = ( machine: Machine ): LoopStep => {
	if ( ! machine.inPlace ) {
		return { machine, effects: [ { type: 'open' } ] };
	}
	const request = machine.asked + 1;
	return {
		machine: withView(
			{ ...machine, request, asked: request },
			{ busy: true }
		),
		effects: [ { type: 'ask', request } ],
	};
};

/** Schedules a request. A page selected while typing includes the search term. */
const schedule = (
	machine: Machine,
	cause: Cause,
	chosen = machine.view.chosen
): LoopStep => {
	// Makes a pending response outdated.
	const next = withView( { ...machine, cause, request: 0 }, { chosen } );
	if ( ! AT_ONCE.includes( cause ) ) {
		return { machine: next, effects: [ STOP, { type: 'rest' } ] };
	}
	const { machine: running, effects } = run( next );
	return { machine: running, effects: [ STOP, ...effects ] };
};

const restore = ( machine: Machine, chosen: LoopState ): LoopStep => {
	const { view } = machine;
	if ( keyOf( chosen, view ) === keyOf( view.shown, view ) ) {
		return {
			machine: withView(
				{ ...machine, request: 0 },
				{ chosen, busy: false }
			),
			effects: [ STOP, { type: 'entitle' } ],
		};
	}
	return schedule( machine, 'restore', chosen );
};

const answered = (
	machine: Machine,
	{ content }: Extract< LoopEvent, { type: 'answered' } >
): LoopStep => {
	const { view, cause, typing, accumulates, endless } = machine;
	const adds = isNext( machine, view.chosen );
	const {
		wrapper: _html,
		pagination: _pages,
		active: _chips,
		texts: _sheet,
		...answer
	} = content;
	// Clearing the search adds a history entry: the previous one may have the
	// same URL.
	const isTyped = cause === 'search' && view.chosen.search !== '';
	const replaces =
		( typing && isTyped ) || ( endless && adds ) ? 'replace' : 'push';
	return {
		machine: withView(
			{
				...machine,
				request: 0,
				typing: cause === 'restore' ? typing : isTyped,
			},
			{ shown: view.chosen, busy: false, failure: '', answer }
		),
		effects: [
			{
				type: 'show',
				content,
				adds,
				history: cause === 'restore' ? 'none' : replaces,
				pages: cause === 'page' && ! accumulates,
			},
		],
	};
};

/**
 * Returns the next state and its effects.
 *
 * @param machine The state before.
 * @param event   The event.
 * @see spec 4.14, 8.4, 9.9, field 24-27
 */
export const step = ( machine: Machine, event: LoopEvent ): LoopStep => {
	const { view } = machine;
	if ( 'request' in event && event.request !== machine.request ) {
		return { machine, effects: [] };
	}
	switch ( event.type ) {
		case 'begin':
			return { machine: event.machine, effects: [] };
		case 'act':
			return schedule(
				machine,
				event.action.type,
				reduce( view.chosen, event.action, view )
			);
		case 'submit':
		case 'retry':
			return schedule( machine, event.type );
		case 'restore':
			return restore( machine, event.chosen );
		case 'rested':
			return run( machine );
		case 'answered':
			return answered( machine, event );
		case 'failed':
			return {
				machine: withView(
					{ ...machine, request: 0 },
					{ busy: false, failure: event.text }
				),
				effects: [],
			};
	}
};

/** Applies an event to one of the page's listings. Unknown listings are ignored. */
export const stepOf = (
	machines: Machines,
	id: number,
	event: LoopEvent
): { machines: Machines; effects: readonly LoopEffect[] } => {
	const before =
		event.type === 'begin' ? event.machine : machines[ id ] ?? null;
	if ( ! before ) {
		return { machines, effects: [] };
	}
	const { machine, effects } = step( before, event );
	return { machines: { ...machines, [ id ]: machine }, effects };
};
