import { __, _n, sprintf } from '@wordpress/i18n';
import { readJson } from '../../../transport/http/json';
import { button, h } from '../../dom';
import { attributeTable } from './attribute-rows';
import { forAll } from './bulk-actions';
import { emptyVariation, missing } from './combinations';
import { leadToRefused } from '../refused';
import { isVariable } from '../types';
import { variationPart } from './variation-part';

/**
 * Editor for attributes and variations, which updates the hidden field of the
 * form. Buttons are created once: updating a table when a field loses the focus
 * must not remove the button that is being clicked.
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
	const state = readJson( field.value );
	if ( ! isVariable( state ) ) {
		// The field is submitted unchanged.
		root.append(
			h(
				'p',
				{ role: 'alert' },
				__(
					'Attributes and variations could not be read. Please reload the page.',
					'vitrine'
				)
			)
		);
		return;
	}
	const attributes = h( 'div' );

	const save = () => {
		field.value = JSON.stringify( state );
	};
	const list = variationPart( state, {
		changed: save,
		removed: ( index ) => {
			state.variations.splice( index, 1 );
			list.draw();
			addVariation.focus();
		},
	} );
	const draw = () => {
		attributes.replaceChildren(
			attributeTable( state.attributes, {
				changed: save,
				settled: list.draw,
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
		list.draw();
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
		list.turnTo( state.variations.length - 1 );
		focusLast( list.element );
	} );
	const generate = button(
		__( 'Generate all combinations', 'vitrine' ),
		() => {
			const added = missing( state );
			const first = state.variations.push( ...added ) - added.length;
			list.turnTo( Math.min( first, state.variations.length - 1 ) );
			list.say(
				sprintf(
					/* translators: %d: number of variations. */
					_n(
						'%d variation added.',
						'%d variations added.',
						added.length,
						'vitrine'
					),
					added.length
				)
			);
		}
	);
	const setAll = forAll( ( values ) => {
		state.variations.forEach( ( variation ) =>
			Object.assign( variation, values )
		);
		list.draw();
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
			setAll,
			' ',
			list.folds
		),
		list.element
	);
	const fit = () => {
		part.hidden = type.value !== 'variable';
	};

	root.append( attributes, h( 'p', {}, addAttribute ), part );
	type.addEventListener( 'change', fit );
	fit();
	draw();
	leadToRefused( root, list.element, list.turnTo );
};
