import { __, sprintf } from '@wordpress/i18n';
import { button, checkbox, h, input, labeled, select } from '../../dom';
import { variationDownloads } from '../downloads/of-variation';
import type { Attribute, Variable, Variation } from '../types';
import { PER_PAGE } from './variation-pages';
import { picture } from './variation-picture';

type Text =
	| 'sku'
	| 'global_unique_id'
	| 'regular_price'
	| 'sale_price'
	| 'sale_from'
	| 'sale_to'
	| 'stock'
	| 'weight'
	| 'dimensions'
	| 'description';

export interface VariationEvents {
	/** Called on every input event. */
	changed: () => void;
	/** Variations whose details are expanded, on any page. */
	opened: Set< Variation >;
	/** Removes a variation, by its index. */
	remove: ( index: number ) => void;
}

const choices = (
	variation: Variation,
	attributes: Attribute[],
	changed: () => void
): HTMLElement[] =>
	attributes.flatMap( ( { label, options, variation: differs }, index ) =>
		differs
			? labeled(
					label,
					select(
						options,
						variation.choices[ index ] ?? '',
						/* translators: %s: attribute such as "Color". */
						sprintf( __( 'Any %s', 'vitrine' ), label ),
						( value ) => {
							variation.choices[ index ] = value;
							changed();
						}
					)
			  )
			: []
	);

/** The tax class: one of the product's classes, or the same as the product. */
const taxClass = (
	variation: Variation,
	number: number,
	changed: () => void
): HTMLElement => {
	const ofProduct = document.querySelector< HTMLSelectElement >(
		'[name="vitrine_product[tax_class]"]'
	);
	const label = __( 'Tax class', 'vitrine' );
	const field = h(
		'select',
		{},
		h( 'option', { value: '' }, __( 'Same as product', 'vitrine' ) ),
		...Array.from( ofProduct?.options ?? [], ( { value, text } ) =>
			h( 'option', { value }, text )
		)
	);
	field.value = variation.tax_class;
	field.onchange = () => {
		variation.tax_class = field.value;
		changed();
	};
	return h(
		'label',
		{},
		label,
		labeled(
			sprintf(
				/* translators: 1: field, 2: number of the variation. */
				__( '%1$s of variation %2$d', 'vitrine' ),
				label,
				number
			),
			field
		)
	);
};

/** The collapsible fields of a variation. */
const folded = ( variation: Variation, opened: Set< Variation > ) => {
	const more = h(
		'details',
		{ open: opened.has( variation ) },
		h( 'summary', {}, __( 'More', 'vitrine' ) )
	);
	more.ontoggle = () => {
		if ( more.open ) {
			opened.add( variation );
		} else {
			opened.delete( variation );
		}
	};
	return more;
};

const row = (
	{ attributes }: Variable,
	variation: Variation,
	number: number,
	{ changed, opened, remove }: VariationEvents
): HTMLElement => {
	const text = (
		name: Text,
		label: string,
		mode = 'text',
		type = 'text'
	) => {
		const field = input(
			variation[ name ],
			( value ) => {
				variation[ name ] = value;
				changed();
			},
			mode
		);
		field.type = type;
		field.dataset.field = name;
		const wholeLabel = sprintf(
			/* translators: 1: field, 2: number of the variation. */
			__( '%1$s of variation %2$d', 'vitrine' ),
			label,
			number
		);
		return labeled( wholeLabel, field );
	};
	const flag = ( name: 'active' | 'in_stock', label: string ) =>
		h(
			'label',
			{},
			checkbox( variation[ name ], ( value ) => {
				variation[ name ] = value;
				changed();
			} ),
			` ${ label }`
		);
	const more = folded( variation, opened );
	const gtin = __( 'GTIN, UPC, EAN, or ISBN', 'vitrine' );
	more.append( h( 'label', {}, gtin, text( 'global_unique_id', gtin ) ) );
	for ( const [ name, label ] of [
		[ 'sale_from', __( 'Sale start date', 'vitrine' ) ],
		[ 'sale_to', __( 'Sale end date', 'vitrine' ) ],
	] as const ) {
		more.append(
			h( 'label', {}, label, text( name, label, 'text', 'date' ) )
		);
	}
	for ( const [ name, label ] of [
		[ 'weight', __( 'Weight', 'vitrine' ) ],
		[ 'dimensions', __( 'Dimensions', 'vitrine' ) ],
		[ 'description', __( 'Description', 'vitrine' ) ],
	] as const ) {
		more.append( h( 'label', {}, label, text( name, label ) ) );
	}
	more.append(
		taxClass( variation, number, changed ),
		variationDownloads( variation, number, changed )
	);
	const made = h(
		'tr',
		{},
		h( 'td', {}, picture( variation, number, changed ) ),
		h( 'td', {}, ...choices( variation, attributes, changed ) ),
		h( 'td', {}, text( 'sku', __( 'SKU', 'vitrine' ) ) ),
		h(
			'td',
			{},
			text( 'regular_price', __( 'Regular price', 'vitrine' ), 'decimal' )
		),
		h(
			'td',
			{},
			text( 'sale_price', __( 'Sale price', 'vitrine' ), 'decimal' )
		),
		h( 'td', {}, text( 'stock', __( 'Stock', 'vitrine' ), 'numeric' ) ),
		h(
			'td',
			{},
			flag( 'active', __( 'Enabled', 'vitrine' ) ),
			flag( 'in_stock', __( 'In stock', 'vitrine' ) ),
			more
		),
		h(
			'td',
			{},
			button(
				__( 'Remove', 'vitrine' ),
				() => remove( number - 1 ),
				'button-link button-link-delete'
			)
		)
	);
	made.dataset.variation = `${ number }`;
	return made;
};

/** A page of the variations table. */
export const variationTable = (
	variable: Variable,
	page: number,
	events: VariationEvents
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
					__( 'Image', 'vitrine' ),
					__( 'Options', 'vitrine' ),
					__( 'SKU', 'vitrine' ),
					__( 'Regular price', 'vitrine' ),
					__( 'Sale price', 'vitrine' ),
					__(
						'Stock quantity (leave empty to not track)',
						'vitrine'
					),
					__( 'Status', 'vitrine' ),
					'',
				].map( ( text ) => h( text ? 'th' : 'td', {}, text ) )
			)
		),
		h(
			'tbody',
			{},
			...variable.variations
				.map( ( variation, index ) => ( { variation, index } ) )
				.slice( ( page - 1 ) * PER_PAGE, page * PER_PAGE )
				.map( ( { variation, index } ) =>
					row( variable, variation, index + 1, events )
				)
		)
	);
