import contract from '../../contract';
import { rangeAction, valuesOf } from '../../core/loop/facets';
import type { LoopAction, LoopState } from '../../core/loop/types';
import { setFlag } from '../dom/attributes';
import {
	asleepOf,
	controlsOf,
	facetOf,
	isTaken,
	listOfTaken,
} from './elements';
import { rangeOf, showRanges } from './ranges';

const { filter_all: ALL } = contract.settings_values;
const { markers } = contract;

type Field = HTMLInputElement;

const AMOUNT = '.vitrine-loop-amount';

/** The categories of the checked boxes. */
const ticked = ( root: HTMLElement ): string[] =>
	controlsOf< Field >( root, 'checkbox' )
		.filter( ( { checked } ) => checked )
		.map( ( { value } ) => value );

/**
 * The action of a control; null if it only works with the form.
 *
 * @see spec 2.2, 4.14
 */
export const actionOf = (
	root: HTMLElement,
	control: HTMLElement
): LoopAction | null => {
	// A select has no `checked`: its value is always chosen.
	const { value = '', checked = true } = control as Partial< Field >;
	switch ( control.getAttribute( markers.loop_control ) ) {
		case 'search':
			return { type: 'search', text: value };
		case 'sort':
			return { type: 'sort', value };
		case 'select':
			return { type: 'select', value };
		case 'checkbox':
			return { type: 'checkbox', values: ticked( root ) };
		case 'button':
			return {
				type: 'button',
				value: control.getAttribute( markers.loop_filter_type ) ?? '',
			};
		case 'facet':
			return {
				type: 'facet',
				taxonomy: facetOf( control ),
				value,
				chosen: checked,
			};
		case 'range':
		case 'range-slider':
			return control instanceof HTMLInputElement
				? rangeAction( facetOf( control ), rangeOf( control ) )
				: null;
		case 'active':
			return {
				type: 'facet',
				taxonomy: facetOf( control ),
				value: control.getAttribute( markers.loop_filter_type ) ?? '',
				chosen: false,
			};
		case 'clear':
			return { type: 'clear' };
		case 'reset':
			return { type: 'reset' };
		case 'page':
			return {
				type: 'page',
				paged: Number( control.getAttribute( markers.loop_page ) ) || 1,
			};
		default:
			return null;
	}
};

const setValues = ( root: HTMLElement, kind: string, value: string ) => {
	for ( const field of asleepOf< Field >( root, kind ) ) {
		// A trailing blank while typing is not a difference.
		if ( field.value.trim() !== value ) {
			field.value = value;
		}
	}
};

/**
 * Shows whether a facet's box is chosen. A box below a chosen one is included
 * and disabled, as React renders it after hydration.
 */
const showTaken = ( box: Field, isChosen: boolean ) => {
	const taken = isTaken( box );
	box.checked = isChosen || taken;
	if ( listOfTaken( box ) ) {
		const shown = box.closest( 'label' )?.querySelector( AMOUNT );
		box.disabled = taken || ( shown?.textContent === '0' && ! isChosen );
	}
};

/**
 * Shows the chosen filters in the controls, in the same frame.
 *
 * @see spec 4.14
 */
export const showState = ( root: HTMLElement, state: LoopState ): void => {
	showRanges( root, state );
	setValues( root, 'search', state.search );
	setValues( root, 'sort', state.sorting );
	setValues( root, 'select', state.select );
	for ( const box of asleepOf< Field >( root, 'checkbox' ) ) {
		box.checked = state.checkbox.includes( box.value );
	}
	const chosenOf = ( control: HTMLElement ) =>
		valuesOf( state.facets, facetOf( control ) );
	const isChosen = ( control: HTMLElement, value: string | null ) =>
		chosenOf( control ).includes( value ?? '' );
	for ( const field of asleepOf< Field | HTMLSelectElement >(
		root,
		'facet'
	) ) {
		const [ first = '' ] = chosenOf( field );
		if ( field instanceof HTMLSelectElement ) {
			field.value = first;
		} else {
			// "Any" has an empty value.
			showTaken(
				field,
				field.value ? isChosen( field, field.value ) : ! first
			);
		}
	}
	// A removed chip keeps its place and focus until the results arrive.
	for ( const chip of controlsOf( root, 'active' ) ) {
		const value = chip.getAttribute( markers.loop_filter_type );
		setFlag( chip, 'aria-disabled', ! isChosen( chip, value ) );
	}
	for ( const button of asleepOf( root, 'button' ) ) {
		const type = button.getAttribute( markers.loop_filter_type ) || ALL;
		setFlag( button, 'aria-current', type === ( state.button || ALL ) );
	}
};
