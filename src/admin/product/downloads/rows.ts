import { __, sprintf } from '@wordpress/i18n';
import { button, h, input, labeled } from '../../dom';
import { chooseFile } from '../media';
import { type DownloadFile, readFiles, writeFiles } from './list';
import { upload } from './upload';

/**
 * Rows of fields for files, which can be typed, selected from the media library
 * or uploaded.
 *
 * @param text    The files as text.
 * @param changed Called with the new text on every input event.
 * @param of      Adds a variation to a label, if the page has several lists.
 */
export const downloadRows = (
	text: string,
	changed: ( text: string ) => void,
	of: ( label: string ) => string = ( label ) => label
): HTMLElement => {
	const files = readFiles( text );
	const list = h( 'ul' );
	const status = h( 'p', { className: 'description', role: 'status' } );
	const failure = h( 'p', { className: 'vitrine-refused', role: 'alert' } );
	const save = () => changed( writeFiles( files ) );
	const say = ( words: string, wrong = '' ) => {
		status.textContent = words;
		failure.textContent = wrong;
	};

	const row = ( file: DownloadFile, number: number ): HTMLElement => {
		const numbered = ( label: string ) =>
			of(
				sprintf(
					/* translators: 1: field or button, 2: number of the file. */
					__( '%1$s of file %2$d', 'vitrine' ),
					label,
					number
				)
			);
		const name = input( file.name, ( value ) => {
			file.name = value;
			save();
		} );
		const url = input(
			file.url,
			( value ) => {
				file.url = value;
				save();
			},
			'url'
		);
		url.dataset.field = 'downloads';
		const fill = ( title: string, address: string ) => {
			file.url = address;
			url.value = address;
			if ( ! file.name ) {
				file.name = title;
				name.value = title;
			}
			save();
		};
		const picked = h( 'input', { type: 'file', hidden: true } );
		picked.onchange = () => {
			const sent = picked.files?.[ 0 ];
			picked.value = '';
			if ( ! sent ) {
				return;
			}
			say( __( 'Uploading…', 'vitrine' ) );
			upload( sent ).then(
				( taken ) => {
					fill( taken.name, taken.url );
					say(
						sprintf(
							/* translators: %s: name of a file. */
							__( '%s uploaded.', 'vitrine' ),
							sent.name
						)
					);
				},
				( error: unknown ) =>
					say( '', error instanceof Error ? error.message : '' )
			);
		};
		const act = ( label: string, run: () => void, className?: string ) =>
			labeled( numbered( label ), button( label, run, className ) );
		const title = __( 'Choose file', 'vitrine' );
		return h(
			'li',
			{},
			...(
				[
					[ __( 'File name', 'vitrine' ), name ],
					[ __( 'File URL', 'vitrine' ), url ],
				] as const
			 ).map( ( [ label, field ] ) =>
				h( 'label', {}, label, labeled( numbered( label ), field ) )
			),
			h(
				'span',
				{ className: 'vitrine-toolbar' },
				act( title, () => chooseFile( title, fill ) ),
				act( __( 'Upload file', 'vitrine' ), () => picked.click() ),
				act(
					__( 'Remove', 'vitrine' ),
					() => {
						files.splice( number - 1, 1 );
						save();
						draw();
						add.focus();
					},
					'button-link button-link-delete'
				)
			),
			picked
		);
	};
	const draw = () =>
		list.replaceChildren(
			...files.map( ( file, index ) => row( file, index + 1 ) )
		);
	const label = __( 'Add file', 'vitrine' );
	const add = button( label, () => {
		files.push( { name: '', url: '', id: '' } );
		draw();
		list.querySelector< HTMLElement >( 'li:last-child input' )?.focus();
	} );
	if ( of( label ) !== label ) {
		labeled( of( label ), add );
	}
	draw();
	return h(
		'div',
		{ className: 'vitrine-download-files' },
		h(
			'span',
			{ className: 'vitrine-label' },
			__( 'Downloadable files', 'vitrine' )
		),
		list,
		add,
		status,
		failure
	);
};
