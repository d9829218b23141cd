import {
	BlockContextProvider,
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { editorData } from '../../src/editor/data';
import type { ShownProduct } from '../../src/editor/product/use-shown-product';
import type { Props } from './attributes';
import { ColumnsPanel, ProductPanel } from './panels';

const GALLERY = 'vitrine/product-gallery';

const Parts = ( { className }: { className: string } ) => (
	<div { ...useInnerBlocksProps( { className } ) } />
);

/**
 * The product block with inner blocks, each of which shows a part of the
 * product.
 *
 * @param props
 * @param props.block Block props.
 * @param props.shown
 */
export const Composed = ( {
	block,
	shown,
}: {
	block: Props;
	shown: ShownProduct;
} ) => {
	const { attributes, clientId } = block;
	const hasGallery = useSelect(
		( select ) =>
			select( blockEditorStore )
				.getBlocks( clientId )
				.some( ( { name } ) => name === GALLERY ),
		[ clientId ]
	);
	const names = [
		'product',
		attributes.galleryPosition === 'end' && 'has-gallery-at-end',
		attributes.stickySummary && hasGallery && 'has-sticky-summary',
	];
	return (
		<>
			<InspectorControls>
				<ProductPanel block={ block } shown={ shown } />
				<ColumnsPanel { ...block } />
			</InspectorControls>
			<div { ...useBlockProps( { className: 'vitrine-product' } ) }>
				<BlockContextProvider
					value={ {
						postId: shown.id,
						postType: editorData().post_type,
					} }
				>
					<Parts className={ names.filter( Boolean ).join( ' ' ) } />
				</BlockContextProvider>
			</div>
		</>
	);
};
