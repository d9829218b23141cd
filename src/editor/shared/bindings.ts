import { registerBlockBindingsSource } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import type { select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { editorData } from '../data';

/**
 * The fields available for bindings, by their names in PHP:
 * `View\Product\Binding`.
 */
const fields = (): Record< string, string > => ( {
	title: __( 'Product title', 'vitrine' ),
	price: __( 'Product price', 'vitrine' ),
	regular_price: __( 'Regular price', 'vitrine' ),
	sku: __( 'SKU', 'vitrine' ),
	global_unique_id: __( 'GTIN, UPC, EAN, or ISBN', 'vitrine' ),
	short_description: __( 'Product short description', 'vitrine' ),
	stock: __( 'Stock status', 'vitrine' ),
	url: __( 'Product page address', 'vitrine' ),
	image: __( 'Product image address', 'vitrine' ),
	image_alt: __( 'Alternative text of the product image', 'vitrine' ),
} );

interface Asked {
	select: typeof select;
	context: Record< string, unknown >;
}

/** Attribute of a block to its binding. */
type Bindings = Record< string, { args?: { key?: unknown } } >;

interface ProductPost {
	id: number;
	vitrine_fields?: Record< string, string > | null;
}

/** The fields of the current product; null: none, or still loading. */
const known = ( {
	select,
	context: { postId, postType },
}: Asked ): Record< string, string > | null =>
	typeof postId === 'number' && postType === editorData().post_type
		? select( coreStore ).getEntityRecords< ProductPost >(
				'postType',
				postType,
				// The `view` context: users who edit pages may not be able to
				// edit products.
				{
					include: [ postId ],
					context: 'view',
					_fields: 'id,vitrine_fields',
				}
		  )?.[ 0 ]?.vitrine_fields ?? null
		: null;

/**
 * Registers product fields for the bindings of WordPress's paragraphs,
 * headings, buttons and images.
 */
export const registerProductBindings = (): void =>
	registerBlockBindingsSource( {
		name: 'vitrine/product',
		usesContext: [ 'postId', 'postType' ],
		getValues: ( {
			bindings,
			...asked
		}: Asked & { bindings: Bindings } ) => {
			const values = known( asked );
			const labels = fields();
			return Object.fromEntries(
				Object.entries( bindings ).map( ( [ attribute, { args } ] ) => {
					const key = typeof args?.key === 'string' ? args.key : '';
					// In templates and while loading, the field's label is
					// shown.
					return [
						attribute,
						values?.[ key ] ?? labels[ key ] ?? '',
					];
				} )
			);
		},
		getFieldsList: () =>
			Object.entries( fields() ).map( ( [ key, label ] ) => ( {
				label,
				type: 'string',
				args: { key },
			} ) ),
	} );
