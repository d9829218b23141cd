import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { Controls, type Props } from './panels';

/**
 * The cart block with blocks in it: each shows its part of the page.
 *
 * @param props Of the block.
 */
export const Composed = ( props: Props ) => (
	<>
		<InspectorControls>
			<Controls block={ props } isComposed />
		</InspectorControls>
		<div { ...useBlockProps( { className: 'vitrine-cart' } ) }>
			<div
				{ ...useInnerBlocksProps( {
					className: 'vitrine-cart-layout',
				} ) }
			/>
		</div>
	</>
);
