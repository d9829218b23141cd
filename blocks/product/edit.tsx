import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	ComboboxControl,
	PanelBody,
	Placeholder,
	SelectControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { editorData } from '../../src/editor/data';
import { ServerPreview } from '../../src/editor/server-preview';
import { useProducts } from '../../src/editor/use-products';
import metadata from './block.json';
import { ShownParts } from '../../src/editor/shown-parts';

interface Attributes extends Record< string, unknown > {
	productId: number;
	showGallery: boolean;
	showTitle: boolean;
	showMeta: boolean;
	showDescription: boolean;
	heading: string;
}

type Props = BlockEditProps< Attributes > & {
	context: { postId?: number; postType?: string };
};

const Which = ( { attributes, setAttributes }: Props ) => {
	const [ search, setSearch ] = useState( '' );
	const { productId } = attributes;
	return (
		<ComboboxControl
			label={ __( 'Product', 'vitrine' ) }
			help={ __( 'None: the product of the page.', 'vitrine' ) }
			value={ productId ? String( productId ) : null }
			options={ useProducts( search, productId ) }
			onFilterValueChange={ setSearch }
			onChange={ ( value ) =>
				setAttributes( { productId: Number( value ?? 0 ) } )
			}
		/>
	);
};

const Parts = ( { attributes, setAttributes }: Props ) => {
	const parts = [
		[ 'showGallery', __( 'Pictures', 'vitrine' ) ],
		[ 'showTitle', __( 'Name', 'vitrine' ) ],
		[ 'showMeta', __( 'Article number and category', 'vitrine' ) ],
		[ 'showDescription', __( 'Description', 'vitrine' ) ],
	] as const;
	return (
		<ShownParts
			parts={ parts }
			attributes={ attributes }
			onChange={ setAttributes }
		>
			<SelectControl
				label={ __( 'Level of the name', 'vitrine' ) }
				value={ attributes.heading }
				options={ [ 'h1', 'h2', 'h3' ].map( ( value ) => ( {
					value,
					label: value.toUpperCase(),
				} ) ) }
				onChange={ ( heading ) => setAttributes( { heading } ) }
			/>
		</ShownParts>
	);
};

/**
 * The product in the editor: the chosen one, or the one that is being edited.
 *
 * @param props Of the block.
 */
export const Edit = ( props: Props ) => {
	const { attributes, context } = props;
	const title = __( 'Product', 'vitrine' );
	const own =
		context.postType === editorData().post_type
			? context.postId
			: undefined;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ title }>
					<Which { ...props } />
				</PanelBody>
				<Parts { ...props } />
			</InspectorControls>
			<div { ...useBlockProps() }>
				{ attributes.productId || own ? (
					<ServerPreview
						block={ metadata.name }
						attributes={ attributes }
						title={ title }
						empty={ __(
							'This product is not published, or has been deleted.',
							'vitrine'
						) }
						postId={ own }
					/>
				) : (
					<Placeholder
						label={ title }
						icon="products"
						instructions={ __(
							'On the page of a product its pictures, price and form stand here. To show one product anywhere, choose it.',
							'vitrine'
						) }
					>
						<Which { ...props } />
					</Placeholder>
				) }
			</div>
		</>
	);
};
