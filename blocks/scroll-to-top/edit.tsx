import { useIsExample } from '../../src/editor/data/use-is-example';
import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

/** The way to the top in the editor, where it stands where it was put. */
export const Edit = () => {
	const isExample = useIsExample();
	return (
		<div
			{ ...useBlockProps( {
				className: 'vitrine-scroll-to-top is-shown',
				// A card is as high as what is in it.
				...( isExample && { style: { position: 'static' } } ),
			} ) }
		>
			{ __( 'Scroll to top', 'vitrine' ) }
		</div>
	);
};
