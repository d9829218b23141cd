import { __ } from '@wordpress/i18n';
import { button, checkbox, h, input, labelled, select } from '../dom';
import { parseOptions } from './combinations';
import type { Attribute } from './types';

const row = (
	attribute: Attribute,
	changed: ( redraw: boolean ) => void,
	remove: () => void
): HTMLElement => {
	const name = input( attribute.label, ( value ) => {
		attribute.label = value;
		changed( false );
	} );
	const options = input( attribute.options.join( ' | ' ), ( value ) => {
		attribute.options = parseOptions( value );
		changed( false );
	} );
	// The choices below follow when the field is left, not at each letter.
	name.onchange = options.onchange = () => changed( true );
	return h(
		'tr',
		{},
		h( 'td', {}, labelled( __( 'Name', 'vitrine' ), name ) ),
		h(
			'td',
			{},
			labelled( __( 'Values, separated by |', 'vitrine' ), options )
		),
		h(
			'td',
			{},
			labelled(
				__( 'Preselected value', 'vitrine' ),
				select(
					attribute.options,
					attribute.default,
					__( 'None', 'vitrine' ),
					( value ) => {
						attribute.default = value;
						changed( false );
					}
				)
			)
		),
		h(
			'td',
			{},
			labelled(
				__( 'Variations differ by it', 'vitrine' ),
				checkbox( attribute.variation, ( value ) => {
					attribute.variation = value;
					changed( true );
				} )
			)
		),
		h(
			'td',
			{},
			button(
				__( 'Remove', 'vitrine' ),
				remove,
				'button-link button-link-delete'
			)
		)
	);
};

/** The table of attributes. `remove` gets the place of the one to go. */
export const attributeTable = (
	attributes: Attribute[],
	changed: ( redraw: boolean ) => void,
	remove: ( index: number ) => void
): HTMLElement =>
	h(
		'table',
		{ className: 'widefat vitrine-table' },
		h(
			'thead',
			{},
			h(
				'tr',
				{},
				...[
					__( 'Attribute', 'vitrine' ),
					__( 'Values, separated by |', 'vitrine' ),
					__( 'Preselected', 'vitrine' ),
					__( 'Variations', 'vitrine' ),
					'',
				].map( ( text ) => h( text ? 'th' : 'td', {}, text ) )
			)
		),
		h(
			'tbody',
			{},
			...attributes.map( ( attribute, index ) =>
				row( attribute, changed, () => remove( index ) )
			)
		)
	);
