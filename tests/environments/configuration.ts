/** Folders for nginx's temporary files, writable for any user. */
const temporary = ( dir: string ): string =>
	[ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ]
		.map( ( name ) => `${ name }_temp_path ${ dir }/${ name };` )
		.join( '\n' );

/** Root's workers would run as a user who cannot read the site. */
const whoever = (): string => ( process.getuid?.() === 0 ? 'user root;' : '' );

const frame = ( dir: string, http: string ): string => `
daemon off;
${ whoever() }
worker_processes 1;
pid ${ dir }/nginx.pid;
error_log ${ dir }/nginx-error.log;
events { worker_connections 1024; }
http {
	include /etc/nginx/mime.types;
	default_type application/octet-stream;
	access_log off;
	client_max_body_size 64m;
	${ temporary( dir ) }
	${ http }
}
`;

/**
 * Configuration of a web node: static files, and PHP-FPM for everything else.
 *
 * @param dir   Folder of the node.
 * @param port  Port on the loopback interface.
 * @param front What handles URLs that are not files.
 * @param more  More servers.
 */
export const nodeConfiguration = (
	dir: string,
	port: number,
	front = '/index.php',
	more = ''
): string =>
	frame(
		dir,
		`${ more }
	server {
		listen 127.0.0.1:${ port };
		root ${ dir }/www;
		index index.php;
		location / { try_files $uri $uri/ ${ front }?$args; }
		location ~ \\.php$ {
			try_files $uri =404;
			include /etc/nginx/fastcgi_params;
			# The address that the visitor asked for, with its port.
			fastcgi_param HTTP_HOST $http_host;
			fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
			fastcgi_pass unix:${ dir }/fpm.sock;
			fastcgi_buffers 64 16k;
			fastcgi_buffer_size 64k;
		}
	}`
	);

/**
 * Configuration of a node's PHP workers.
 *
 * @param dir     Folder of the node.
 * @param workers Number of workers.
 */
export const fpmConfiguration = ( dir: string, workers: number ): string => `
[global]
error_log = ${ dir }/fpm-error.log
daemonize = no
[www]
${ process.getuid?.() === 0 ? 'user = root\ngroup = root' : '' }
listen = ${ dir }/fpm.sock
pm = static
pm.max_children = ${ workers }
catch_workers_output = yes
`;

/**
 * Configuration of the balancer: distributes requests, and caches pages for a
 * minute unless their headers forbid it. Logged-in visitors get no cached pages,
 * as with every WordPress page cache.
 *
 * @param dir   Folder of the balancer.
 * @param port  Public port.
 * @param nodes Ports of the nodes.
 */
export const balancerConfiguration = (
	dir: string,
	port: number,
	nodes: readonly number[]
): string =>
	frame(
		dir,
		`proxy_cache_path ${ dir }/pages levels=1 keys_zone=pages:16m inactive=1h use_temp_path=off;
	map $http_cookie $is_logged_in { default 0; "~wordpress_logged_in_" 1; }
	upstream nodes {
		${ nodes
			.map(
				( node ) =>
					`server 127.0.0.1:${ node } max_fails=1 fail_timeout=2s;`
			)
			.join( '\n\t\t' ) }
		keepalive 16;
	}
	server {
		listen 127.0.0.1:${ port };
		location / {
			proxy_pass http://nodes;
			proxy_http_version 1.1;
			proxy_set_header Connection "";
			proxy_set_header Host $http_host;
			proxy_set_header X-Forwarded-For $remote_addr;
			proxy_buffers 64 16k;
			proxy_buffer_size 64k;
			proxy_connect_timeout 2s;
			proxy_cache pages;
			proxy_cache_key $request_uri;
			proxy_cache_valid 200 60s;
			proxy_cache_bypass $is_logged_in;
			proxy_no_cache $is_logged_in;
			add_header X-Cache $upstream_cache_status always;
			add_header X-Node $upstream_addr always;
		}
	}`
	);
