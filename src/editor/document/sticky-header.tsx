import { SelectControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, store } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';

/** The meta of a page. PHP: `Site\StickyHeader::META`. */
const META = 'vitrine_stick_header';

/** What a page may say. */
const CHOICES = [ 'default', 'enabled', 'disabled' ] as const;

/** Whether the header sticks on the edited page: a panel beside those of WordPress's. */
export const StickyHeader = () => {
	const meta = useSelect(
		( select ) => select( store ).getEditedPostAttribute( 'meta' ),
		[]
	);
	const { editPost } = useDispatch( store );
	// A template or a menu has no page of its own.
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
