import { addStarters } from '../../src/editor/loop/starters';
import { registerContainer } from '../../src/editor/register-container';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerContainer( metadata, Edit );
addStarters( metadata.name );
