import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ToolbarSelect } from '../../src/editor/controls/toolbar-select';
import contract from '../../src/contract';
import { ServerPreview } from '../../src/editor/server-preview';
import { useMenus } from '../../src/editor/site/use-menus';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	menu: string;
	label: string;
	type: 'dropdown' | 'off-canvas';
	mega: 'none' | 'marked' | 'deep';
	megaWidth: 'content' | 'menu' | 'full' | 'custom';
	megaCustomWidth: number;
}

type Props = BlockEditProps< Attributes >;

const MegaControls = ( { attributes, setAttributes }: Props ) => (
	<PanelBody title={ __( 'Mega menus', 'vitrine' ) }>
		<SelectControl
			label={ __( 'Show as mega menus', 'vitrine' ) }
			help={ __(
				'Add the CSS class mega-menu to a menu item.',
				'vitrine'
			) }
			value={ attributes.mega }
			options={ [
				{ value: 'none', label: __( 'No submenu', 'vitrine' ) },
				{
					value: 'marked',
					label: __( 'Items with the CSS class only', 'vitrine' ),
				},
				{
					value: 'deep',
					label: __(
						'All items with two levels of submenus',
						'vitrine'
					),
				},
			] }
			onChange={ ( mega ) => setAttributes( { mega } ) }
		/>
		<SelectControl
			label={ __( 'Width', 'vitrine' ) }
			value={ attributes.megaWidth }
			options={ [
				{ value: 'content', label: __( 'Same as content', 'vitrine' ) },
				{ value: 'menu', label: __( 'Same as menu', 'vitrine' ) },
				{ value: 'full', label: __( 'Same as header', 'vitrine' ) },
				{ value: 'custom', label: __( 'Custom', 'vitrine' ) },
			] }
			onChange={ ( megaWidth ) => setAttributes( { megaWidth } ) }
		/>
		{ attributes.megaWidth === 'custom' && (
			<RangeControl
				label={ __( 'Custom width (pixels)', 'vitrine' ) }
				value={
					attributes.megaCustomWidth ||
					contract.limits.mega_menu_width_px
				}
				min={ 320 }
				max={ 2000 }
				onChange={ ( width ) =>
					setAttributes( { megaCustomWidth: width ?? 0 } )
				}
			/>
		) }
	</PanelBody>
);

/**
 * The menu in the editor.
 *
 * @param props Block props.
 */
export const Edit = ( props: Props ) => {
	const { attributes, setAttributes } = props;
	const menus = useMenus();
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Menu', 'vitrine' ) }>
					<ToolbarSelect
						icon="menu"
						label={ __( 'Menu', 'vitrine' ) }
						value={ attributes.menu }
						options={ menus }
						onChange={ ( menu ) => setAttributes( { menu } ) }
					/>
					<SelectControl
						label={ __( 'Mobile only', 'vitrine' ) }
						value={ attributes.type }
						options={ [
							{
								value: 'dropdown',
								label: __( 'Dropdown', 'vitrine' ),
							},
							{
								value: 'off-canvas',
								label: __( 'Off-canvas', 'vitrine' ),
							},
						] }
						onChange={ ( type ) => setAttributes( { type } ) }
					/>
					<TextControl
						label={ __( 'Name', 'vitrine' ) }
						help={ __( 'Announced to screen readers.', 'vitrine' ) }
						placeholder={ __( 'Main menu', 'vitrine' ) }
						value={ attributes.label }
						onChange={ ( label ) => setAttributes( { label } ) }
					/>
				</PanelBody>
				<MegaControls { ...props } />
			</InspectorControls>
			<div { ...useBlockProps() }>
				<ServerPreview
					block={ metadata.name }
					attributes={ attributes }
					title={ __( 'Header menu', 'vitrine' ) }
					empty={ __( 'This menu has no items yet.', 'vitrine' ) }
				/>
			</div>
		</>
	);
};
