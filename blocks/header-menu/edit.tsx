import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
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
				'Mark an entry by the CSS class mega-menu.',
				'vitrine'
			) }
			value={ attributes.mega }
			options={ [
				{ value: 'none', label: __( 'No submenu', 'vitrine' ) },
				{
					value: 'marked',
					label: __( 'Those of marked entries', 'vitrine' ),
				},
				{
					value: 'deep',
					label: __( 'Those with two levels, too', 'vitrine' ),
				},
			] }
			onChange={ ( mega ) => setAttributes( { mega } ) }
		/>
		<SelectControl
			label={ __( 'Width', 'vitrine' ) }
			value={ attributes.megaWidth }
			options={ [
				{ value: 'content', label: __( 'As the content', 'vitrine' ) },
				{ value: 'menu', label: __( 'As the menu', 'vitrine' ) },
				{ value: 'full', label: __( 'As the header', 'vitrine' ) },
				{ value: 'custom', label: __( 'Its own', 'vitrine' ) },
			] }
			onChange={ ( megaWidth ) => setAttributes( { megaWidth } ) }
		/>
		{ attributes.megaWidth === 'custom' && (
			<RangeControl
				label={ __( 'Pixels', 'vitrine' ) }
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
 * @param props Of the block.
 */
export const Edit = ( props: Props ) => {
	const { attributes, setAttributes } = props;
	const menus = useMenus();
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Menu', 'vitrine' ) }>
					<SelectControl
						label={ __( 'Menu', 'vitrine' ) }
						value={ attributes.menu }
						options={ menus }
						onChange={ ( menu ) => setAttributes( { menu } ) }
					/>
					<SelectControl
						label={ __( 'On small screens', 'vitrine' ) }
						value={ attributes.type }
						options={ [
							{
								value: 'dropdown',
								label: __( 'Dropdown', 'vitrine' ),
							},
							{
								value: 'off-canvas',
								label: __( 'Panel from the side', 'vitrine' ),
							},
						] }
						onChange={ ( type ) => setAttributes( { type } ) }
					/>
					<TextControl
						label={ __( 'Name', 'vitrine' ) }
						help={ __( 'Screen readers say it.', 'vitrine' ) }
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
					empty={ __( 'This menu has no entries yet.', 'vitrine' ) }
				/>
			</div>
		</>
	);
};
