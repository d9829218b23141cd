import { Modal } from '@wordpress/components';
import { PluginMoreMenuItem } from '@wordpress/editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { readPanelData } from './data';
import { Panel } from './panel';

/**
 * The menu item that opens the preview panel from an editor.
 *
 * @see spec 2.10, 3.14
 */
export const TryDesign = () => {
	const [ isOpen, setOpen ] = useState( false );
	const data = readPanelData();
	if ( ! data ) {
		return null;
	}
	const title = __( 'Try a design', 'vitrine' );
	return (
		<>
			<PluginMoreMenuItem onClick={ () => setOpen( true ) }>
				{ title }
			</PluginMoreMenuItem>
			{ isOpen && (
				<Modal
					className="vitrine-preview-modal"
					isFullScreen
					onRequestClose={ () => setOpen( false ) }
					title={ title }
				>
					<Panel data={ data } />
				</Modal>
			) }
		</>
	);
};
