import { registerContainer } from '../../src/editor/loop/register-container';
import metadata from './block.json';
import { Edit } from './edit';

registerContainer( metadata, Edit );
