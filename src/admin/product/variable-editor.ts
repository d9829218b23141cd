import { __, _n, sprintf } from '@wordpress/i18n';
import { button, h, input, labelled, select } from '../dom';
import { attributeTable } from './attribute-rows';
import { emptyVariation, missing } from './combinations';
import type { Variable, Variation } from './types';
import { variationTable } from './variation-rows';

/** A field and a value that all variations get at once. */
const forAll = (
	apply: ( values: Partial< Variation > ) => void
): HTMLElement => {
	const names = {
		[ __( 'Regular price', 'vitrine' ) ]: 'regular_price',
		[ __( 'Sale price', 'vitrine' ) ]: 'sale_price',
		[ __( 'Stock', 'vitrine' ) ]: 'stock',
	};
	const which = select(
		Object.keys( names ),
		'',
		__( 'Bulk actions', 'vitrine' ),
		() => undefined
	);
	const value = input( '', () => undefined, 'decimal' );
	return h(
		'span',
		{},
		labelled( __( 'Field', 'vitrine' ), which ),
		' ',
		labelled( __( 'Value for all variations', 'vitrine' ), value ),
		' ',
		button( __( 'Apply', 'vitrine' ), () => {
			const name = names[ which.value ];
			if ( name ) {
				apply( { [ name ]: value.value } );
			}
		} )
	);
};

/**
 * Edits attributes and variations, and keeps the hidden field that is sent.
 * Buttons are made once: a table that is drawn anew when a field is left must
 * not take away the button that is being pressed.
 */
export const variableEditor = ( root: HTMLElement ): void => {
	const field = root.querySelector< HTMLInputElement >(
		'input[type="hidden"]'
	);
	const type = document.querySelector< HTMLSelectElement >(
		'#vitrine-product-type'
	);
	if ( ! field || ! type ) {
		return;
	}
	const state = JSON.parse( field.value ) as Variable;
	const attributes = h( 'div' );
	const variations = h( 'div' );
	const status = h( 'p', { className: 'description', role: 'status' } );

	const save = () => {
		field.value = JSON.stringify( state );
	};
	const drawVariations = () => {
		save();
		variations.replaceChildren(
			variationTable( state, save, ( index ) => {
				state.variations.splice( index, 1 );
				drawVariations();
				addVariation.focus();
			} )
		);
	};
	const draw = () => {
		attributes.replaceChildren(
			attributeTable( state.attributes, {
				changed: save,
				settled: drawVariations,
				remove: ( index ) => {
					state.attributes.splice( index, 1 );
					state.variations.forEach( ( { choices } ) =>
						choices.splice( index, 1 )
					);
					draw();
					addAttribute.focus();
				},
			} )
		);
		drawVariations();
	};
	const focusLast = ( table: HTMLElement ) =>
		table
			.querySelector< HTMLElement >(
				'tbody tr:last-child :is( input, select )'
			)
			?.focus();
	const addAttribute = button( __( 'Add attribute', 'vitrine' ), () => {
		state.attributes.push( {
			name: '',
			label: '',
			options: [],
			default: '',
			variation: true,
		} );
		state.variations.forEach( ( { choices } ) => choices.push( '' ) );
		draw();
		focusLast( attributes );
	} );
	const addVariation = button( __( 'Add variation', 'vitrine' ), () => {
		state.variations.push(
			emptyVariation(
				state.attributes.map( () => '' ),
				state.variations.at( -1 )
			)
		);
		drawVariations();
		focusLast( variations );
	} );
	const generate = button(
		__( 'Generate all combinations', 'vitrine' ),
		() => {
			const added = missing( state );
			state.variations.push( ...added );
			drawVariations();
			status.textContent = sprintf(
				/* translators: %d: number of variations. */
				_n(
					'%d variation added.',
					'%d variations added.',
					added.length,
					'vitrine'
				),
				added.length
			);
		}
	);
	const setAll = forAll( ( values ) => {
		state.variations.forEach( ( variation ) =>
			Object.assign( variation, values )
		);
		drawVariations();
	} );
	const part = h(
		'div',
		{},
		h(
			'p',
			{ className: 'vitrine-toolbar' },
			generate,
			' ',
			addVariation,
			' ',
			setAll
		),
		status,
		variations
	);
	const fit = () => {
		part.hidden = type.value !== 'variable';
	};

	root.append( attributes, h( 'p', {}, addAttribute ), part );
	type.addEventListener( 'change', fit );
	fit();
	draw();
};
