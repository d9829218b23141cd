import { InspectorControls } from '@wordpress/block-editor';
import { Notice, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { editorData } from './data';

const SidebarNotice = ( { children }: { children: string } ) => (
	<InspectorControls>
		<PanelBody>
			<Notice status="info" isDismissible={ false }>
				{ children }
			</Notice>
		</PanelBody>
	</InspectorControls>
);

interface Props {
	/** Page that other plugins may replace. */
	page?: 'cart' | 'checkout';
}

/**
 * Notices above a block with a cart: that its products are samples, and that
 * another plugin replaces the page, if they apply.
 */
export const ExampleNotice = ( { page }: Props ) => {
	const { cart, replaced } = editorData();
	const instead = page && replaced[ page ];
	return (
		<>
			{ instead && <SidebarNotice>{ instead }</SidebarNotice> }
			{ ! cart && (
				<SidebarNotice>
					{ __(
						'Your shop has no products yet, so this preview shows examples.',
						'vitrine'
					) }
				</SidebarNotice>
			) }
		</>
	);
};
