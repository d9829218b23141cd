import './act';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { showAmounts } from '../../../src/behaviours/loop/amounts';
import { showState } from '../../../src/behaviours/loop/controls';
import { showLinks } from '../../../src/behaviours/loop/links';
import type { LoopView } from '../../../src/contract/types';
import { beginLoop, step } from '../../../src/core/loop/machine';
import { INITIAL } from '../../../src/core/loop/state';
import type { LoopEvent } from '../../../src/core/loop/types';
import { LoopFacet } from '../../../src/islands/loop/facets/facet';
import { LoopFilter } from '../../../src/islands/loop/filter';
import {
	facetNow,
	filterNow,
	pagesNow,
	resetNow,
} from '../../../src/islands/loop/now';
import { LoopPages } from '../../../src/islands/loop/pages';
import { LoopReset } from '../../../src/islands/loop/reset';
import { LoopSearch } from '../../../src/islands/loop/search';
import { LoopSort } from '../../../src/islands/loop/sort';
import { printed, read } from './fixtures';

const NAMES = [
	'loop-search',
	'loop-sort',
	'loop-filter-select',
	'loop-filter-boxes',
	'loop-filter-buttons',
	'loop-facet',
	'loop-pages',
	'loop-reset',
];

const OPTIONS = {
	select: { care: 0, notes: 4, rooms: 2 },
	checkbox: { care: 6, notes: 0, rooms: 1 },
	button: { care: 0, notes: 1, rooms: 0 },
};

const FACETS = { post_tag: { oak: 0, 38: 4, wool: 0 } };

const answered = ( request: number ): LoopEvent => ( {
	type: 'answered',
	request,
	content: { wrapper: '', pagination: '', options: OPTIONS, facets: FACETS },
} );

const WALKS: Record< string, LoopEvent[] > = {
	'as it was printed': [],
	'where a button was pressed': [
		{ type: 'act', action: { type: 'button', value: 'rooms' } },
	],
	'after its answer': [
		{ type: 'act', action: { type: 'button', value: 'rooms' } },
		answered( 1 ),
	],
	'after a search, an order and boxes': [
		{ type: 'act', action: { type: 'search', text: 'oak' } },
		{ type: 'act', action: { type: 'sort', value: 'title' } },
		{ type: 'act', action: { type: 'checkbox', values: [ 'care' ] } },
		{ type: 'rested' },
		answered( 1 ),
	],
	'after values of a facet': [
		{
			type: 'act',
			action: {
				type: 'facet',
				taxonomy: 'post_tag',
				value: '38',
				chosen: true,
			},
		},
		{ type: 'rested' },
		answered( 1 ),
		{
			type: 'act',
			action: {
				type: 'facet',
				taxonomy: 'post_tag',
				value: '38',
				chosen: false,
			},
		},
	],
	'after a select that is taken back': [
		{ type: 'act', action: { type: 'select', value: 'care' } },
		{ type: 'rested' },
		answered( 1 ),
		{ type: 'act', action: { type: 'reset' } },
	],
};

/** The visible state of the controls. */
const shownIn = ( root: HTMLElement ) => [
	...Array.from(
		root.querySelectorAll< HTMLInputElement >( 'input, select' ),
		( { value, checked, disabled } ) => [ value, checked, disabled ]
	),
	...Array.from(
		root.querySelectorAll( 'option' ),
		( { value, text, disabled } ) => [ value, text, disabled ]
	),
	...Array.from( root.querySelectorAll( 'a, label' ), ( element ) => [
		element.textContent,
		element.matches( '.vitrine-loop-reset-link--idle' ),
		...[ 'href', 'aria-current', 'aria-disabled' ].map( ( name ) =>
			element.getAttribute( name )
		),
	] ),
];

const element = ( name: string, view: LoopView ) => {
	const { component, props } = read( name );
	switch ( component ) {
		case 'LoopSearch':
			return <LoopSearch { ...props } value={ view.chosen.search } />;
		case 'LoopSort':
			return <LoopSort { ...props } value={ view.chosen.sorting } />;
		case 'LoopFacet':
			return <LoopFacet { ...facetNow( props, view ) } />;
		case 'LoopFilter':
			return <LoopFilter { ...filterNow( props, view ) } />;
		case 'LoopPages':
			return <LoopPages { ...pagesNow( props, view ) } />;
		case 'LoopReset':
			return <LoopReset { ...resetNow( props, view ) } />;
		default:
			throw new Error( `${ component } is no control of a listing` );
	}
};

describe( 'a listing control', () => {
	it.each( Object.entries( WALKS ) )(
		'renders the same with and without React, %s',
		async ( _name, events ) => {
			window.history.replaceState( null, '', '/journal/?other=1' );
			const data = {
				query_id: 1,
				block_id: 'a',
				composable: false,
				method: 'POST',
				in_place: true,
			} as const;
			document.body.innerHTML = `<div class="vitrine-loop">${ NAMES.map(
				printed
			)
				.join( '' )
				.replaceAll( ' checked', '' ) }</div><div id="react"></div>`;
			const root = document.querySelector< HTMLElement >( 'div' )!;
			const react = document.getElementById( 'react' )!;
			let machine = beginLoop( data, INITIAL );
			for ( const event of events ) {
				( { machine } = step( machine, event ) );
				const { view } = machine;
				showState( root, view.chosen );
				if ( event.type === 'answered' ) {
					showAmounts( root, event.content );
					showLinks( root, 1, view.shown, data );
				}
			}
			await act( async () => {
				createRoot( react ).render(
					NAMES.map( ( name ) => (
						<div key={ name }>
							{ element( name, machine.view ) }
						</div>
					) )
				);
			} );
			expect( shownIn( react ) ).toEqual( shownIn( root ) );
		}
	);
} );
