import type { BlockEditProps } from '@wordpress/blocks';
import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { picture } from '../../src/editor/data/sample';
import { useIsSample } from '../../src/editor/data/use-is-sample';
import { PreviewedBlock } from '../../src/editor/previewed-block';
import { register } from '../../src/editor/register';
import { Picture } from '../../src/islands/parts/picture';
import metadata from './block.json';
import './style.scss';

interface Attributes extends Record< string, unknown > {
	isLink: boolean;
	productImage: boolean;
}

/** A sample image. PHP: `View\Site\CategoryImage`. */
const Sample = () => (
	<figure className="vitrine-category-image">
		<Picture image={ picture( 30 ) } />
	</figure>
);

/**
 * The image in the editor. The inserter shows a product's image if no category
 * has an image.
 *
 * @param props
 * @param props.attributes
 * @param props.setAttributes
 * @param props.context       Context of the list of categories.
 */
const Edit = ( {
	attributes,
	setAttributes,
	context,
}: BlockEditProps< Attributes > & { context: { termId?: number } } ) => {
	const isSample = useIsSample();
	return (
		<PreviewedBlock
			block={ metadata.name }
			title={ __( 'Category image', 'vitrine' ) }
			panel={ __( 'Settings', 'vitrine' ) }
			attributes={
				isSample ? { ...attributes, productImage: true } : attributes
			}
			sample={ <Sample /> }
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
	);
};

register< Attributes >( metadata, Edit );
