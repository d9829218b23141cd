import { useIsExample } from '../../src/editor/data/use-is-example';
import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

/** The scroll-to-top button in the editor, at its position on the page. */
export const Edit = () => {
	const isExample = useIsExample();
	return (
		<div
			{ ...useBlockProps( {
				className: 'vitrine-scroll-to-top is-shown',
				// The inserter's preview is as high as its content.
				...( isExample && { style: { position: 'static' } } ),
			} ) }
		>
			{ __( 'Scroll to top', 'vitrine' ) }
		</div>
	);
};
