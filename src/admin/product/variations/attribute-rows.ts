import { __ } from '@wordpress/i18n';
import {
	button,
	checkbox,
	fillSelect,
	h,
	input,
	labeled,
	select,
} from '../../dom';
import { parseOptions } from './combinations';
import type { Attribute } from '../types';

/** Callbacks for changes of attributes. */
export interface AttributeEvents {
	/** On every input event. */
	changed: () => void;
	/** When a field is left: updates the choices of variations. */
	settled: () => void;
	remove: ( index: number ) => void;
}

const row = (
	attribute: Attribute,
	index: number,
	events: AttributeEvents
): HTMLElement => {
	const name = input( attribute.label, ( value ) => {
		attribute.label = value;
		events.changed();
	} );
	const options = input( attribute.options.join( ' | ' ), ( value ) => {
		attribute.options = parseOptions( value );
		events.changed();
	} );
	const none = __( 'None', 'vitrine' );
	const preselected = select(
		attribute.options,
		attribute.default,
		none,
		( value ) => {
			attribute.default = value;
			events.changed();
		}
	);
	name.onchange = () => events.settled();
	options.onchange = () => {
		// The element is kept, because it may be about to get the focus.
		fillSelect( preselected, attribute.options, attribute.default, none );
		attribute.default = preselected.value;
		events.settled();
	};
	const variation = checkbox( attribute.variation, ( value ) => {
		attribute.variation = value;
		events.settled();
	} );
	return h(
		'tr',
		{},
		h( 'td', {}, labeled( __( 'Name', 'vitrine' ), name ) ),
		h(
			'td',
			{},
			labeled( __( 'Values (separate with |)', 'vitrine' ), options )
		),
		h( 'td', {}, labeled( __( 'Default value', 'vitrine' ), preselected ) ),
		h(
			'td',
			{},
			labeled( __( 'Used for variations', 'vitrine' ), variation )
		),
		h(
			'td',
			{},
			button(
				__( 'Remove', 'vitrine' ),
				() => events.remove( index ),
				'button-link button-link-delete'
			)
		)
	);
};

/** The table of attributes. */
export const attributeTable = (
	attributes: Attribute[],
	events: AttributeEvents
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
					__( 'Values (separate with |)', 'vitrine' ),
					__( 'Default value', 'vitrine' ),
					__( 'Variations', 'vitrine' ),
					'',
				].map( ( text ) => h( text ? 'th' : 'td', {}, text ) )
			)
		),
		h(
			'tbody',
			{},
			...attributes.map( ( attribute, index ) =>
				row( attribute, index, events )
			)
		)
	);
