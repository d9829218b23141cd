import { SelectControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, store } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';

/** Meta key. PHP: `Site\StickyHeader::META`. */
const META = 'vitrine_stick_header';

/** Values of the meta. */
const CHOICES = [ 'default', 'enabled', 'disabled' ] as const;

/** Document panel for the sticky header of a page. */
export const StickyHeader = () => {
	const meta = useSelect(
		( select ) => select( store ).getEditedPostAttribute( 'meta' ),
		[]
	);
	const { editPost } = useDispatch( store );
	// Templates and menus have no such meta.
	const chosen = meta?.[ META ];
	const value = CHOICES.find( ( choice ) => choice === chosen );
	if ( ! value ) {
		return null;
	}
	return (
		<PluginDocumentSettingPanel
			name="sticky-header"
			title={ __( 'Sticky header', 'vitrine' ) }
		>
			<SelectControl
				label={ __( 'Header on this page', 'vitrine' ) }
				value={ value }
				options={ [
					{
						value: 'default',
						label: __( 'Default (from the settings)', 'vitrine' ),
					},
					{
						value: 'enabled',
						label: __( 'Always sticky', 'vitrine' ),
					},
					{
						value: 'disabled',
						label: __( 'Never sticky', 'vitrine' ),
					},
				] }
				onChange={ ( choice ) =>
					editPost( { meta: { [ META ]: choice } } )
				}
			/>
		</PluginDocumentSettingPanel>
	);
};
