import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { Controls, type Props } from './panels';

/**
 * The cart block with inner blocks, each of which shows a part of the page.
 *
 * @param props Block props.
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
