import type { BlockEditProps } from '@wordpress/blocks';
import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PreviewedBlock } from '../../src/editor/previewed-block';
import { register } from '../../src/editor/register';
import metadata from './block.json';
import './style.scss';

interface Attributes extends Record< string, unknown > {
	isLink: boolean;
	productImage: boolean;
}

register< Attributes >(
	metadata,
	( {
		attributes,
		setAttributes,
		context,
	}: BlockEditProps< Attributes > & { context: { termId?: number } } ) => (
		<PreviewedBlock
			block={ metadata.name }
			title={ __( 'Category image', 'vitrine' ) }
			panel={ __( 'Settings', 'vitrine' ) }
			attributes={ attributes }
			empty={ __( 'This category has no image.', 'vitrine' ) }
			query={
				context.termId ? { vitrine_term: String( context.termId ) } : {}
			}
			isPart
		>
			<ToggleControl
				label={ __( 'Link to the category', 'vitrine' ) }
				checked={ attributes.isLink }
				onChange={ ( isLink ) => setAttributes( { isLink } ) }
			/>
			<ToggleControl
				label={ __( 'Use a product’s image', 'vitrine' ) }
				help={ __(
					'Where the category has no image, show that of its newest product.',
					'vitrine'
				) }
				checked={ attributes.productImage }
				onChange={ ( productImage ) =>
					setAttributes( { productImage } )
				}
			/>
		</PreviewedBlock>
	)
);
