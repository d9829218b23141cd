import { __, _n, sprintf } from '@wordpress/i18n';
import { button, h, input, labelled, select } from '../dom';
import { attributeTable } from './attribute-rows';
import { emptyVariation, missing } from './combinations';
import type { Variable } from './types';
import { variationTable } from './variation-rows';

/** What can be set for all variations at once, by its label. */
const forAll = () =>
	( {
		[ __( 'Regular price', 'vitrine' ) ]: 'regular_price',
		[ __( 'Sale price', 'vitrine' ) ]: 'sale_price',
		[ __( 'Stock', 'vitrine' ) ]: 'stock',
	} ) as const;

/** Edits attributes and variations, and keeps the hidden field that is sent. */
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
	const stage = h( 'div' );
	const status = h( 'p', { className: 'description', role: 'status' } );

	const save = () => {
		field.value = JSON.stringify( state );
	};
	const redraw = () => {
		save();
		draw();
	};
	const generate = () => {
		const added = missing( state );
		state.variations.push( ...added );
		redraw();
		status.textContent = sprintf(
			/* translators: %d: number of variations. */
			_n(
				'%d variation was added.',
				'%d variations were added.',
				added.length,
				'vitrine'
			),
			added.length
		);
	};
	const setAll = (): HTMLElement => {
		const names = forAll();
		const which = select(
			Object.keys( names ),
			'',
			__( 'Set for all…', 'vitrine' ),
			() => undefined
		);
		const value = input( '', () => undefined, 'decimal' );
		const apply = button( __( 'Apply', 'vitrine' ), () => {
			const name = names[ which.value as keyof typeof names ];
			if ( name ) {
				state.variations.forEach( ( variation ) => {
					variation[ name ] = value.value;
				} );
				redraw();
			}
		} );
		return h(
			'span',
			{},
			labelled( __( 'Field', 'vitrine' ), which ),
			' ',
			labelled( __( 'Value for all variations', 'vitrine' ), value ),
			' ',
			apply
		);
	};
	const attributes = () =>
		h(
			'div',
			{},
			attributeTable(
				state.attributes,
				( structure ) => ( structure ? redraw() : save() ),
				( index ) => {
					state.attributes.splice( index, 1 );
					state.variations.forEach( ( { choices } ) =>
						choices.splice( index, 1 )
					);
					redraw();
				}
			),
			h(
				'p',
				{},
				button( __( 'Add attribute', 'vitrine' ), () => {
					state.attributes.push( {
						name: '',
						label: '',
						options: [],
						default: '',
						variation: true,
					} );
					state.variations.forEach( ( { choices } ) =>
						choices.push( '' )
					);
					redraw();
				} )
			)
		);
	const variations = () =>
		h(
			'div',
			{},
			h(
				'p',
				{ className: 'vitrine-toolbar' },
				button(
					__( 'Generate all combinations', 'vitrine' ),
					generate
				),
				' ',
				button( __( 'Add variation', 'vitrine' ), () => {
					state.variations.push(
						emptyVariation(
							state.attributes.map( () => '' ),
							state.variations.at( -1 )
						)
					);
					redraw();
				} ),
				' ',
				setAll()
			),
			variationTable( state, save, ( index ) => {
				state.variations.splice( index, 1 );
				redraw();
			} )
		);
	const draw = () =>
		stage.replaceChildren(
			attributes(),
			...( type.value === 'variable' ? [ variations() ] : [] )
		);

	root.append( stage, status );
	type.addEventListener( 'change', draw );
	draw();
};
