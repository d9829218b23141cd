import { InspectorControls } from '@wordpress/block-editor';
import { Notice, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { editorData } from './data';

/** Says of a block with a cart that its products are invented, where they are. */
export const ExampleNotice = () =>
	editorData().cart ? null : (
		<InspectorControls>
			<PanelBody>
				<Notice status="info" isDismissible={ false }>
					{ __(
						'Your shop has no products yet, so this preview shows examples.',
						'vitrine'
					) }
				</Notice>
			</PanelBody>
		</InspectorControls>
	);
