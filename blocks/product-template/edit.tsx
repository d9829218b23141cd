import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Placeholder, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { editorData } from '../../src/editor/data';
import type { LoopContext } from '../../src/editor/loop/context';
import { Items } from '../../src/editor/loop/items';
import { productsAround } from '../../src/editor/loop/preview/samples';
import { useKnownLoop } from '../../src/editor/loop/preview/use-loop-preview';
import {
	onlySupports,
	withoutSupports,
} from '../../src/editor/product/without-supports';

type Props = BlockEditProps & { context: LoopContext };

/** Context for its inner blocks, which are parts of a card. */
const OF_CARD = { 'vitrine/isCard': true };

/**
 * The cards in the editor: real products, the first of which is editable.
 *
 * @param props
 * @param props.clientId
 * @param props.context  Context of the product listing.
 */
export const Edit = ( { clientId, context }: Props ) => {
	const known = useKnownLoop(
		clientId,
		context[ 'vitrine/loopPreview' ],
		productsAround
	);
	const own = useBlockProps();
	const frame = withoutSupports( own );
	if ( known.state !== 'known' || ! known.ids.length ) {
		return (
			<div { ...frame }>
				<Placeholder
					label={ __( 'Product template', 'vitrine' ) }
					instructions={
						known.state === 'known'
							? __( 'No products found.', 'vitrine' )
							: ''
					}
				>
					{ known.state === 'loading' && <Spinner /> }
				</Placeholder>
			</div>
		);
	}
	const isCarousel = context[ 'vitrine/layout' ] === 'carousel';
	const columns = context[ 'vitrine/columns' ] ?? 4;
	const card = onlySupports( own );
	return (
		<div { ...frame }>
			<div
				{ ...( isCarousel && {
					className: `vitrine-carousel ${
						known.ids.length > columns ? 'has-more' : ''
					}`,
					role: 'region',
					'aria-label':
						context[ 'vitrine/listingTitle' ] ||
						__( 'Products', 'vitrine' ),
				} ) }
			>
				<Items
					clientId={ clientId }
					ids={ known.ids }
					postType={ editorData().post_type }
					className={ `products columns-${ columns }` }
					item={ {
						...card,
						className: `product has-parts ${ card.className }`,
					} }
					given={ OF_CARD }
				/>
			</div>
		</div>
	);
};
