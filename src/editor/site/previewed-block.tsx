import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import type { ReactNode } from 'react';
import { ServerPreview } from '../server-preview';

interface Props {
	/** Name of the block. */
	block: string;
	title: string;
	/** Heading of its settings; its title without. */
	panel?: string;
	attributes: Record< string, unknown >;
	/** What is said while there is nothing to show. */
	empty?: string;
	/** Its settings. */
	children: ReactNode;
}

/**
 * A block in the editor that has one panel of settings and is shown as the
 * server renders it.
 *
 * @param props
 * @param props.block
 * @param props.title
 * @param props.panel
 * @param props.attributes
 * @param props.empty
 * @param props.children
 */
export const PreviewedBlock = ( {
	block,
	title,
	panel = title,
	attributes,
	empty = '',
	children,
}: Props ) => (
	<>
		<InspectorControls>
			<PanelBody title={ panel }>{ children }</PanelBody>
		</InspectorControls>
		<div { ...useBlockProps() }>
			<ServerPreview
				block={ block }
				attributes={ attributes }
				title={ title }
				empty={ empty }
			/>
		</div>
	</>
);
