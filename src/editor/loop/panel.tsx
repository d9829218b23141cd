import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

/**
 * The one panel of a small block.
 *
 * @param props
 * @param props.children Its controls.
 */
export const Panel = ( { children }: { children: ReactNode } ) => (
	<InspectorControls>
		<PanelBody title={ __( 'Settings', 'vitrine' ) }>
			{ children }
		</PanelBody>
	</InspectorControls>
);
