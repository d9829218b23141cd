import contract from '../../contract';
import { startPreview } from '../../behaviours/preview';
import { loadScripts } from '../page/views';
import { readPreviewSettings } from '../../transport/preview/settings';

const { settings: marker } = contract.preview;

// Loaded only in a frame; see guard.ts, whose element has the settings.
const settings = readPreviewSettings(
	document.querySelector( `script[${ marker }]` )?.getAttribute( marker )
);
if ( settings ) {
	startPreview( settings, loadScripts );
}
