import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { LoopContext } from '../../src/editor/loop/context';
import { LoopPart } from '../../src/editor/loop/loop-part';
import { useIsExample } from '../../src/editor/data/use-is-example';
import { useIsSample } from '../../src/editor/data/use-is-sample';
import { Panel } from '../../src/editor/loop/panel';
import { ServerPreview } from '../../src/editor/server-preview';
import { withoutSupports } from '../../src/editor/product/without-supports';
import metadata from './block.json';
import { sampleOf } from './sample';

export interface Attributes extends Record< string, unknown > {
	part:
		| 'price'
		| 'button'
		| 'quick-view'
		| 'sale-badge'
		| 'image'
		| 'swatches';
	secondImage: boolean;
}

type Props = BlockEditProps< Attributes > & { context: LoopContext };

const productsOnly = () => __( 'Shown for products only.', 'vitrine' );

/** Message if a card's product has no such part. */
const nothingOf = ( part: Attributes[ 'part' ] ): string => {
	switch ( part ) {
		case 'sale-badge':
			return __(
				'Shown on products that are on sale or out of stock.',
				'vitrine'
			);
		case 'swatches':
			return __(
				'Shown on products whose options have color swatches.',
				'vitrine'
			);
		case 'price':
			return __( 'This product has no price.', 'vitrine' );
		default:
			return productsOnly();
	}
};

/**
 * A part of a product card in the editor.
 *
 * @param props
 * @param props.attributes
 * @param props.setAttributes
 * @param props.clientId
 * @param props.context       Context of the loop builder and the result.
 */
export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
	context,
}: Props ) => {
	const isCard = context[ 'vitrine/isCard' ] ?? false;
	// In WordPress's Query Loop each product is rendered separately.
	const isAlone =
		! isCard &&
		! context[ 'vitrine/loopPreview' ] &&
		context.queryId !== undefined;
	const isExample = useIsExample();
	// The badge is on top of an image, which the inserter's preview does not have.
	const isBadge = useIsSample() && attributes.part === 'sale-badge';
	const own = useBlockProps( {
		className: isCard || isAlone ? '' : 'vitrine-loop-product',
		...( isBadge && { style: { minBlockSize: '3rem' } } ),
	} );
	return (
		<div { ...( isCard || isAlone ? withoutSupports( own ) : own ) }>
			<Panel>
				<SelectControl
					label={ __( 'Element', 'vitrine' ) }
					help={ productsOnly() }
					value={ attributes.part }
					options={ [
						{ value: 'image', label: __( 'Image', 'vitrine' ) },
						{ value: 'price', label: __( 'Price', 'vitrine' ) },
						{
							value: 'swatches',
							label: __( 'Swatches', 'vitrine' ),
						},
						{
							value: 'button',
							label: __( 'Add to cart', 'vitrine' ),
						},
						{
							value: 'quick-view',
							label: __( 'Quick view', 'vitrine' ),
						},
						{
							value: 'sale-badge',
							label: __( 'Sale badge', 'vitrine' ),
						},
					] }
					onChange={ ( value ) => setAttributes( { part: value } ) }
				/>
				{ attributes.part === 'image' && (
					<ToggleControl
						label={ __( 'Second image on hover', 'vitrine' ) }
						help={ __(
							'Shows the first gallery image while the pointer is over the image.',
							'vitrine'
						) }
						checked={ attributes.secondImage }
						onChange={ ( secondImage ) =>
							setAttributes( { secondImage } )
						}
					/>
				) }
			</Panel>
			{ isAlone ? (
				<ServerPreview
					block={ metadata.name }
					attributes={ attributes }
					title={ metadata.title }
					empty={ nothingOf( attributes.part ) }
					postId={ context.postId }
					hasSupports
					isSmall
				/>
			) : (
				<LoopPart
					clientId={ clientId }
					context={ context }
					empty={
						isCard || isExample
							? nothingOf( attributes.part )
							: productsOnly()
					}
					isWhole={ isCard }
					isOfCard
					sample={ sampleOf( attributes.part ) }
				/>
			) }
		</div>
	);
};
