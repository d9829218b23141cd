import { InspectorControls } from '@wordpress/block-editor';
import { Notice, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { editorData } from './data';

const Said = ( { children }: { children: string } ) => (
	<InspectorControls>
		<PanelBody>
			<Notice status="info" isDismissible={ false }>
				{ children }
			</Notice>
		</PanelBody>
	</InspectorControls>
);

interface Props {
	/** Whose block it is, where plugins may have one of their own. */
	page?: 'cart' | 'checkout';
}

/** Says of a block with a cart that its products are invented, where they are, and that shoppers get a plugin's, where they do. */
export const ExampleNotice = ( { page }: Props ) => {
	const { cart, replaced } = editorData();
	const instead = page && replaced[ page ];
	return (
		<>
			{ instead && <Said>{ instead }</Said> }
			{ ! cart && (
				<Said>
					{ __(
						'Your shop has no products yet, so this preview shows examples.',
						'vitrine'
					) }
				</Said>
			) }
		</>
	);
};
